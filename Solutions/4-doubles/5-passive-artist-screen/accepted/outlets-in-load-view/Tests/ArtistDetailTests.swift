import StandInUI
import Testing

@testable import ArtistScreen

final class CountingPresenter: ArtistDetailPresenter {
    var loads = 0
    var edits = 0

    func onViewLoaded() { loads += 1 }

    func onEdit() { edits += 1 }
}

@MainActor @Suite struct ArtistDetailTests {
    let presenter = CountingPresenter()

    func makeScreen() -> ArtistDetailViewController {
        let screen = ArtistDetailViewController()
        screen.presenter = presenter
        screen.loadViewIfNeeded()
        return screen
    }

    @Test func loading() {
        let screen = makeScreen()
        #expect(presenter.loads == 1)
        #expect(presenter.edits == 0)
        #expect(screen.navigationItem.title == nil)
        #expect(screen.fullNameLabel.text == nil)
    }

    @Test func editing() {
        let screen = makeScreen()
        for count in 1...3 {
            screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
            #expect(presenter.edits == count)
            #expect(presenter.loads == 1)
        }
        screen.onEdit(Button())
        #expect(presenter.edits == 4)
    }

    @Test func rendering() {
        let screen = makeScreen()
        for round in ["first", "second"] {
            screen.render(
                ArtistDetailProps(
                    title: "\(round) title", fullName: "\(round) name", numberOfAlbums: "\(round) albums",
                    numberOfFollowers: "\(round) followers"))
            #expect(screen.navigationItem.title == "\(round) title")
            #expect(screen.fullNameLabel.text == "\(round) name")
            #expect(screen.numberOfAlbumsLabel.text == "\(round) albums")
            #expect(screen.numberOfFollowersLabel.text == "\(round) followers")
        }
        screen.render(
            ArtistDetailProps(title: "", fullName: "", numberOfAlbums: "none", numberOfFollowers: "none"))
        #expect(screen.navigationItem.title == "")
        #expect(screen.fullNameLabel.text == "")
    }

    @Test func thePresenterOfTheAppWorks() {
        let screen = ArtistDetailViewController()
        let store = ArtistStore(artist: Artist(name: "Ada", albums: 1, followers: 2))
        let presenter = ArtistPresenter(store: store, component: screen)
        screen.presenter = presenter
        screen.loadViewIfNeeded()
        #expect(screen.numberOfAlbumsLabel.text == "1 album")
        #expect(screen.numberOfFollowersLabel.text == "2 followers")
    }
}
