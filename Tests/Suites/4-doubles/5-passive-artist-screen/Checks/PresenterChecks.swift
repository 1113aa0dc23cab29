import StandInUI
import Testing

@testable import ArtistScreen

@MainActor @Suite("ArtistPresenter takes over what the screen did") struct PresenterChecks {
    let store = ArtistStore(artist: Artist(name: "Ada", albums: 1, followers: 1))
    let component = ComponentSpy()

    @Test("onViewLoaded() renders the artist of its store")
    func rendersTheArtist() {
        let presenter = ArtistPresenter(store: store, component: component)
        expect(component.rendered, equals: [], "what was rendered before onViewLoaded()")
        presenter.onViewLoaded()
        expect(
            component.rendered,
            equals: [["Artist", "Ada", "1 album", "1 follower"]],
            "what was rendered for Ada, with one album and one follower"
        )
        store.artist = Artist(name: "Bo", albums: 0, followers: 1200)
        presenter.onViewLoaded()
        expect(
            component.rendered.last ?? [],
            equals: ["Artist", "Bo", "0 albums", "1200 followers"],
            "what was rendered for Bo, with no album and 1200 followers"
        )
        expect(store.startedEdits, equals: 0, "edits started by onViewLoaded()")
    }

    @Test("onEdit() starts editing, and renders nothing")
    func edits() {
        let presenter = ArtistPresenter(store: store, component: component)
        presenter.onEdit()
        presenter.onEdit()
        expect(store.startedEdits, equals: 2, "edits started in the store after two onEdit()")
        expect(component.rendered, equals: [], "what was rendered after two onEdit()")
    }

    @Test("It does not keep its component alive")
    func letsGoOfItsComponent() {
        weak var weakComponent: ComponentSpy?
        let presenter: ArtistPresenter
        do {
            let guest = ComponentSpy()
            weakComponent = guest
            presenter = ArtistPresenter(store: store, component: guest)
            presenter.onViewLoaded()
        }
        expect(weakComponent == nil, equals: true, "whether the component could go away")
        presenter.onViewLoaded()
    }

    @Test("Screen and presenter work together")
    func together() {
        let screen = ArtistDetailViewController()
        let presenter = ArtistPresenter(store: store, component: screen)
        screen.presenter = presenter
        screen.loadViewIfNeeded()
        screen.onEdit(Button())
        expect(screen.fullNameLabel.text, equals: "Ada", "the name on the screen")
        expect(store.startedEdits, equals: 1, "edits started in the store")
    }
}
