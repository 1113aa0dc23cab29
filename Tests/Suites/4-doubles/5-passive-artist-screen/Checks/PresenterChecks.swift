import StandInUI
import Testing

@testable import ArtistScreen

@MainActor @Suite("ArtistPresenter does what the screen used to do") struct PresenterChecks {
    let store = ArtistStore(artist: Artist(name: "Ada", albums: 1, followers: 1))
    let component = ComponentSpy()

    @Test("onViewLoaded() renders the artist in the store")
    func rendersTheArtist() {
        let presenter = ArtistPresenter(store: store, component: component)
        expect(component.rendered, equals: [], "rendered texts before onViewLoaded()")
        presenter.onViewLoaded()
        expect(
            component.rendered,
            equals: [["Artist", "Ada", "1 album", "1 follower"]],
            "rendered texts for Ada, with one album and one follower"
        )
        store.artist = Artist(name: "Bo", albums: 0, followers: 1200)
        presenter.onViewLoaded()
        expect(
            component.rendered.last ?? [],
            equals: ["Artist", "Bo", "0 albums", "1200 followers"],
            "rendered texts for Bo, with no albums and 1200 followers"
        )
        expect(
            component.rendered.count, equals: 2,
            "number of render(_:) calls after two calls of onViewLoaded()")
        let artists: [(artist: Artist, texts: [String])] = [
            (Artist(name: "Cy", albums: 1, followers: 2), ["Artist", "Cy", "1 album", "2 followers"]),
            (Artist(name: "", albums: 2, followers: 1), ["Artist", "", "2 albums", "1 follower"]),
            (
                Artist(name: " D  E", albums: 21, followers: 101),
                ["Artist", " D  E", "21 albums", "101 followers"]
            ),
            (
                Artist(name: "Eno", albums: 11, followers: 2_900_000),
                ["Artist", "Eno", "11 albums", "2900000 followers"]
            ),
            (Artist(name: "Fay", albums: -1, followers: 0), ["Artist", "Fay", "-1 albums", "0 followers"]),
            (Artist(name: "Ada", albums: 1, followers: 1), ["Artist", "Ada", "1 album", "1 follower"]),
        ]
        for (artist, texts) in artists {
            store.artist = artist
            presenter.onViewLoaded()
            let what =
                "rendered texts for \"\(artist.name)\", albums: \(artist.albums), followers: \(artist.followers)"
            expect(component.rendered.last ?? [], equals: texts, what)
        }
        expect(
            component.rendered.count, equals: 8,
            "number of render(_:) calls after eight calls of onViewLoaded()")
        expect(store.startedEdits, equals: 0, "number of edits started by onViewLoaded()")
    }

    @Test("onEdit() starts editing and renders nothing")
    func edits() {
        let presenter = ArtistPresenter(store: store, component: component)
        presenter.onEdit()
        presenter.onEdit()
        expect(
            store.startedEdits, equals: 2, "number of edits started in the store after two calls of onEdit()")
        expect(component.rendered, equals: [], "rendered texts after two calls of onEdit()")
        presenter.onViewLoaded()
        for _ in 1...3 { presenter.onEdit() }
        expect(
            store.startedEdits, equals: 5, "number of edits started in the store after five calls of onEdit()"
        )
        expect(
            component.rendered.count, equals: 1, "number of render(_:) calls after one call of onViewLoaded()"
        )
    }

    @Test("A presenter uses only its own store")
    func ownStore() {
        let otherStore = ArtistStore(artist: Artist(name: "Bo", albums: 2, followers: 3))
        let otherComponent = ComponentSpy()
        let presenter = ArtistPresenter(store: store, component: component)
        let otherPresenter = ArtistPresenter(store: otherStore, component: otherComponent)
        let sharedEdits = ArtistStore.shared.startedEdits
        presenter.onViewLoaded()
        otherPresenter.onViewLoaded()
        otherPresenter.onEdit()
        expect(
            component.rendered, equals: [["Artist", "Ada", "1 album", "1 follower"]],
            "rendered texts of one presenter"
        )
        expect(
            otherComponent.rendered, equals: [["Artist", "Bo", "2 albums", "3 followers"]],
            "rendered texts of another presenter"
        )
        expect(
            store.startedEdits, equals: 0, "number of edits started in one store after an edit in another one"
        )
        expect(
            otherStore.startedEdits, equals: 1,
            "number of edits started in the other store after one call of onEdit()")
        expect(
            ArtistStore.shared.startedEdits, equals: sharedEdits,
            "number of edits started in ArtistStore.shared after an edit in another store")
    }

    @Test("A presenter keeps its store alive")
    func keepsItsStore() {
        let artist = Artist(name: "Bo", albums: 2, followers: 3)
        let presenter = ArtistPresenter(store: ArtistStore(artist: artist), component: component)
        presenter.onEdit()
        presenter.onViewLoaded()
        expect(
            component.rendered, equals: [["Artist", "Bo", "2 albums", "3 followers"]],
            "rendered texts if only the presenter holds the store"
        )
    }

    @Test("A presenter doesn't keep its component alive")
    func letsGoOfItsComponent() {
        weak var weakComponent: ComponentSpy?
        let presenter: ArtistPresenter
        do {
            let guest = ComponentSpy()
            weakComponent = guest
            presenter = ArtistPresenter(store: store, component: guest)
            presenter.onViewLoaded()
        }
        expect(isGone(weakComponent), equals: true, "whether the component was deallocated")
        presenter.onViewLoaded()
        presenter.onEdit()
        expect(
            store.startedEdits, equals: 1,
            "number of edits started by onEdit() after the component was deallocated")
    }

    @Test("The screen and the presenter work together")
    func together() {
        let screen = ArtistDetailViewController()
        let presenter = ArtistPresenter(store: store, component: screen)
        screen.presenter = presenter
        screen.loadViewIfNeeded()
        screen.onEdit(Button())
        let first: [ShownText] = ["Artist", "Ada", "1 album", "1 follower"]
        expect(shown(on: screen), equals: first, "title, name, albums, and followers on the screen")
        expect(store.startedEdits, equals: 1, "number of edits started in the store")
        store.artist = Artist(name: "", albums: 2, followers: 1)
        presenter.onViewLoaded()
        let second: [ShownText] = ["Artist", "", "2 albums", "1 follower"]
        expect(
            shown(on: screen), equals: second,
            "title, name, albums, and followers for an artist without a name")
    }

    @Test("The screen and its presenter are deallocated together")
    func goAway() {
        weak var weakScreen: ArtistDetailViewController?
        weak var weakPresenter: ArtistPresenter?
        do {
            let screen = ArtistDetailViewController()
            let presenter = ArtistPresenter(store: store, component: screen)
            screen.presenter = presenter
            screen.loadViewIfNeeded()
            screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
            weakScreen = screen
            weakPresenter = presenter
        }
        expect(isGone(weakScreen), equals: true, "whether the screen was deallocated")
        expect(isGone(weakPresenter), equals: true, "whether the presenter was deallocated")
    }
}
