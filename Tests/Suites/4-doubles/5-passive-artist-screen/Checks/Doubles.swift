import StandInUI

@testable import ArtistScreen

/// Returns props with a title, a name, albums and followers.
@MainActor func props(_ title: String, _ name: String, _ albums: String, _ followers: String)
    -> ArtistDetailProps
{
    ArtistDetailProps(title: title, fullName: name, numberOfAlbums: albums, numberOfFollowers: followers)
}

/// The text of a title or label, described as `"A"` or `nil`, without `Optional`.
struct ShownText: ComparableByText, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    let text: String?

    init(_ text: String?) { self.text = text }

    init(stringLiteral text: String) { self.text = text }

    init(nilLiteral: ()) { text = nil }

    var debugDescription: String { text.map { String(reflecting: $0) } ?? "nil" }
}

/// Returns the texts that a screen shows: title, name, albums, followers.
@MainActor func shown(on screen: ArtistDetailViewController) -> [ShownText] {
    [
        screen.navigationItem.title, screen.fullNameLabel.text, screen.numberOfAlbumsLabel.text,
        screen.numberOfFollowersLabel.text,
    ].map { ShownText($0) }
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
