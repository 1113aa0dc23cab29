import StandInUI

@testable import ArtistScreen

@MainActor final class PresenterSpy: ArtistDetailPresenter {
    var events: [String] = []

    func onViewLoaded() { events.append("onViewLoaded()") }

    func onEdit() { events.append("onEdit()") }
}

@MainActor final class ComponentSpy: ArtistDetailComponent {
    var rendered: [[String]] = []

    func render(_ props: ArtistDetailProps) {
        rendered.append([props.title, props.fullName, props.numberOfAlbums, props.numberOfFollowers])
    }
}
