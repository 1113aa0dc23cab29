import StandInUI
import Testing

@testable import ArtistScreen

@MainActor private final class Stage: ArtistDetailPresenter, ArtistDetailComponent {
    enum Event: Equatable {
        case viewLoaded, edit, rendered(ArtistDetailProps)
    }

    private(set) var events: [Event] = []

    func onViewLoaded() { events.append(.viewLoaded) }
    func onEdit() { events.append(.edit) }
    func render(_ props: ArtistDetailProps) { events.append(.rendered(props)) }
}

@MainActor @Suite struct ArtistDetailTests {
    private let stage = Stage()

    private func makeScreen() -> ArtistDetailViewController {
        let screen = ArtistDetailViewController()
        screen.presenter = stage
        screen.loadViewIfNeeded()
        return screen
    }

    private func props(_ mark: String) -> ArtistDetailProps {
        ArtistDetailProps(
            title: "title \(mark)", fullName: "name \(mark)", numberOfAlbums: "albums \(mark)",
            numberOfFollowers: "followers \(mark)")
    }

    private func shown(on screen: ArtistDetailViewController) -> ArtistDetailProps? {
        guard let title = screen.navigationItem.title, let name = screen.fullNameLabel.text,
            let albums = screen.numberOfAlbumsLabel.text, let followers = screen.numberOfFollowersLabel.text
        else { return nil }
        return ArtistDetailProps(
            title: title, fullName: name, numberOfAlbums: albums, numberOfFollowers: followers)
    }

    @Test func reports() throws {
        let screen = makeScreen()
        screen.loadViewIfNeeded()
        let button = try #require(screen.navigationItem.rightBarButton)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        screen.onEdit(Button())

        #expect(stage.events == [.viewLoaded, .edit, .edit])
    }

    @Test func showsNothingAtFirst() {
        let screen = makeScreen()
        #expect(screen.navigationItem.title == nil)
        #expect(screen.fullNameLabel.text == nil)
    }

    @Test(arguments: [["a"], ["a", "b"], ["a", "b", "a"]])
    func showsTheLatestProps(_ marks: [String]) throws {
        let screen = makeScreen()
        for mark in marks { screen.render(props(mark)) }
        let last = try #require(marks.last)
        #expect(shown(on: screen) == props(last))
        #expect(stage.events == [.viewLoaded])
    }

    @Test func showsEmptyStrings() {
        let screen = makeScreen()
        let empty = ArtistDetailProps(title: "", fullName: "", numberOfAlbums: "", numberOfFollowers: "")
        for next in [props("a"), empty] { screen.render(next) }
        #expect(shown(on: screen) == empty)
    }

    @Test func theRealPresenterRendersItsArtist() {
        let store = ArtistStore(artist: Artist(name: "Ada", albums: 1, followers: 2))
        let presenter = ArtistPresenter(store: store, component: stage)
        presenter.onViewLoaded()
        let expected = ArtistDetailProps(
            title: "Artist", fullName: "Ada", numberOfAlbums: "1 album", numberOfFollowers: "2 followers")
        #expect(stage.events == [.rendered(expected)])
        presenter.onEdit()
        #expect(store.startedEdits == 1)
        #expect(stage.events == [.rendered(expected)])
    }
}
