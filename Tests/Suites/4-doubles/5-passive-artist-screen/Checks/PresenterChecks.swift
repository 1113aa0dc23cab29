import StandInUI
import Testing

@testable import ArtistScreen

@MainActor @Suite("ArtistPresenter does what the screen used to do") struct PresenterChecks {
    let store = ArtistStore(artist: Artist(name: "Ada", albums: 1, followers: 1))
    let component = ComponentSpy()

    @Test("onViewLoaded() renders the texts that the screen showed before")
    func rendersTheArtist() {
        let artists: [(artist: Artist, texts: [String])] = [
            (Artist(name: "Ada", albums: 1, followers: 1), ["Artist", "Ada", "1 album", "1 follower"]),
            (Artist(name: "Bo", albums: 0, followers: 1200), ["Artist", "Bo", "0 albums", "1200 followers"]),
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
        ]
        for (artist, texts) in artists {
            let component = ComponentSpy()
            let store = ArtistStore(artist: artist)
            let presenter = ArtistPresenter(store: store, component: component)
            presenter.onViewLoaded()
            let numbers = "albums: \(digits(artist.albums)), followers: \(digits(artist.followers))"
            expect(
                component.rendered.last ?? [], equals: texts,
                "title, name, albums, and followers for \"\(artist.name)\", \(numbers)")
            // Another check finds a store that nobody keeps alive, so it has to exist up to here.
            _ = store.startedEdits
        }
    }

    @Test("Each call of onViewLoaded() renders once")
    func rendersOnce() {
        let presenter = ArtistPresenter(store: store, component: component)
        expect(component.rendered.count, equals: 0, "number of render(_:) calls before onViewLoaded()")
        presenter.onViewLoaded()
        expect(
            component.rendered.count, equals: 1, "number of render(_:) calls after one call of onViewLoaded()"
        )
        if !same(component.rendered.count, 1) { return }
        for _ in 1...3 { presenter.onViewLoaded() }
        expect(
            component.rendered.count, equals: 4,
            "number of render(_:) calls after four calls of onViewLoaded()")
        expect(store.startedEdits, equals: 0, "number of edits started by onViewLoaded()")
    }

    @Test("onViewLoaded() renders the artist that the store has at that moment")
    func rendersTheCurrentArtist() {
        let presenter = ArtistPresenter(store: store, component: component)
        for name in ["Bo", "Cy", "Cy", "Ada"] {
            store.artist = Artist(name: name, albums: 2, followers: 2)
            presenter.onViewLoaded()
            let rendered = component.rendered.last ?? []
            if same(rendered.count, 0) { return notJudged() }
            expect(
                rendered[1], equals: name,
                "name that is rendered after the artist in the store became \(name)")
            if !same(rendered[1], name) { return }
        }
    }

    @Test("onEdit() starts editing and renders nothing")
    func edits() {
        let presenter = ArtistPresenter(store: store, component: component)
        let before = component.rendered.count
        presenter.onEdit()
        presenter.onEdit()
        expect(
            store.startedEdits, equals: 2, "number of edits started in the store after two calls of onEdit()")
        if !same(component.rendered.count, before) { fail("onEdit() called render(_:)") }
        presenter.onViewLoaded()
        let rendered = component.rendered.count
        let started = store.startedEdits
        for _ in 1...3 { presenter.onEdit() }
        expect(
            store.startedEdits, equals: started + 3,
            "number of edits started in the store after three more calls of onEdit()")
        if !same(component.rendered.count, rendered) {
            fail("onEdit() called render(_:) after onViewLoaded()")
        }
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
        for texts in component.rendered where !same(texts[1], "Ada") {
            fail("a presenter whose store has Ada rendered \(String(reflecting: texts[1]))")
        }
        for texts in otherComponent.rendered where !same(texts[1], "Bo") {
            fail("a presenter whose store has Bo rendered \(String(reflecting: texts[1]))")
        }
        if !same(store.startedEdits, 0) {
            fail("onEdit() started an edit in the store of another presenter")
        }
        if !same(ArtistStore.shared.startedEdits, sharedEdits) {
            fail("onEdit() of a presenter with a different store started an edit in ArtistStore.shared")
        }
    }

    @Test("A presenter keeps its store alive")
    func keepsItsStore() {
        weak var heldStore: ArtistStore?
        func makePresenter() -> ArtistPresenter {
            let store = ArtistStore(artist: Artist(name: "Bo", albums: 2, followers: 3))
            heldStore = store
            return ArtistPresenter(store: store, component: component)
        }
        let presenter = makePresenter()
        if isGone(heldStore) {
            fail("the store was deallocated, although the presenter that uses it still exists")
            return
        }
        presenter.onEdit()
        presenter.onViewLoaded()
    }

    @Test("A presenter doesn't keep its component alive")
    func letsGoOfItsComponent() {
        weak var weakComponent: ComponentSpy?
        let presenter = makePresenter { weakComponent = $0 }
        if !isGone(weakComponent) { fail("the presenter keeps its component alive") }
        presenter.onEdit()
    }

    @Test("After its component is gone, a presenter no longer renders, but still starts edits")
    func componentIsGone() {
        weak var weakComponent: ComponentSpy?
        let presenter = makePresenter { weakComponent = $0 }
        if !isGone(weakComponent) { return notJudged() }
        presenter.onViewLoaded()
        let before = store.startedEdits
        presenter.onEdit()
        expect(
            store.startedEdits, equals: before + 1,
            "number of edits started in the store after a call of onEdit(), with the component gone")
    }

    @Test("A screen that no other code holds is deallocated, together with its presenter")
    func goAway() {
        weak var weakScreen: ArtistDetailViewController?
        weak var weakPresenter: PresenterSpy?
        do {
            let screen = ArtistDetailViewController()
            let presenter = PresenterSpy()
            screen.presenter = presenter
            screen.loadViewIfNeeded()
            touchEditButton(of: screen)
            weakScreen = screen
            weakPresenter = presenter
        }
        if !isGone(weakScreen) {
            fail("the screen still exists, although no other code holds it")
            return
        }
        if !isGone(weakPresenter) {
            fail("the presenter still exists, although its screen is gone")
            return
        }
        weak var weakComponent: ComponentSpy?
        let presenter = makePresenter { weakComponent = $0 }
        presenter.onEdit()
        if !isGone(weakComponent) { return notJudged() }
        weak var appScreen: ArtistDetailViewController?
        weak var appPresenter: ArtistPresenter?
        do {
            let screen = ArtistDetailViewController()
            let presenter = ArtistPresenter(store: store, component: screen)
            screen.presenter = presenter
            screen.loadViewIfNeeded()
            touchEditButton(of: screen)
            appScreen = screen
            appPresenter = presenter
        }
        if !isGone(appScreen) {
            fail("a screen with an ArtistPresenter still exists, although no other code holds it")
        }
        if !isGone(appPresenter) { fail("the ArtistPresenter still exists, although its screen is gone") }
    }

    /// Returns a presenter that has rendered once, and whose component no code of the suite holds any longer.
    func makePresenter(_ observe: (ComponentSpy) -> Void) -> ArtistPresenter {
        let component = ComponentSpy()
        observe(component)
        let presenter = ArtistPresenter(store: store, component: component)
        presenter.onViewLoaded()
        return presenter
    }
}
