import StandInUI

@testable import ArtistScreen

/// Returns props with a title, a name, albums and followers.
@MainActor func props(_ title: String, _ name: String, _ albums: String, _ followers: String)
    -> ArtistDetailProps
{
    ArtistDetailProps(title: title, fullName: name, numberOfAlbums: albums, numberOfFollowers: followers)
}

/// Returns the texts that a screen shows: title, name, albums, followers.
@MainActor func shown(on screen: ArtistDetailViewController) -> [String?] {
    [
        screen.navigationItem.title, screen.fullNameLabel.text, screen.numberOfAlbumsLabel.text,
        screen.numberOfFollowersLabel.text,
    ]
}

/// The events that a presenter received, available even after the presenter is gone.
@MainActor final class EventLog {
    var events: [String] = []
}

@MainActor final class PresenterSpy: ArtistDetailPresenter {
    let log: EventLog
    var whenLoaded: () -> Void = {}

    init(log: EventLog = EventLog()) { self.log = log }

    var events: [String] { log.events }

    func onViewLoaded() {
        log.events.append("onViewLoaded()")
        whenLoaded()
    }

    func onEdit() { log.events.append("onEdit()") }
}

@MainActor final class ComponentSpy: ArtistDetailComponent {
    var rendered: [[String]] = []

    func render(_ props: ArtistDetailProps) {
        rendered.append([props.title, props.fullName, props.numberOfAlbums, props.numberOfFollowers])
    }
}
