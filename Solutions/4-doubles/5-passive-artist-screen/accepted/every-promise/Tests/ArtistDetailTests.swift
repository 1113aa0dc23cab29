import StandInUI
import Testing

@testable import ArtistScreen

final class PresenterSpy: ArtistDetailPresenter {
    enum Event {
        case viewLoaded, edit
    }

    private(set) var events: [Event] = []

    func onViewLoaded() {
        events.append(.viewLoaded)
    }

    func onEdit() {
        events.append(.edit)
    }
}

@MainActor @Suite struct ArtistDetailTests {
    let presenter = PresenterSpy()
    let screen = ArtistDetailViewController()

    init() {
        screen.presenter = presenter
        screen.loadViewIfNeeded()
    }

    var texts: [String?] {
        [
            screen.navigationItem.title, screen.fullNameLabel.text, screen.numberOfAlbumsLabel.text,
            screen.numberOfFollowersLabel.text,
        ]
    }

    @Test func reportsEveryEventOnce() throws {
        #expect(presenter.events == [.viewLoaded])

        let button = try #require(screen.navigationItem.rightBarButton)
        button.sendActions(for: .touchUpInside)
        #expect(presenter.events == [.viewLoaded, .edit])

        screen.onEdit(button)
        #expect(presenter.events == [.viewLoaded, .edit, .edit])
    }

    @Test func showsWhatItIsGiven() {
        #expect(texts == [nil, nil, nil, nil])

        screen.render(
            ArtistDetailProps(title: "A", fullName: "B", numberOfAlbums: "C", numberOfFollowers: "D"))
        #expect(texts == ["A", "B", "C", "D"])

        screen.render(
            ArtistDetailProps(title: "E", fullName: "F", numberOfAlbums: "G", numberOfFollowers: "H"))
        #expect(texts == ["E", "F", "G", "H"])

        screen.render(
            ArtistDetailProps(title: "", fullName: "", numberOfAlbums: "", numberOfFollowers: ""))
        #expect(texts == ["", "", "", ""])
    }

    @Test func hearsOfAnEditByHand() {
        screen.onEdit(Button())
        #expect(presenter.events.contains(.edit))
    }

    @Test func hearsOfATouch() {
        screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        #expect(presenter.events.contains(.edit))
    }

    @Test func countsOneMoreAfterATouch() {
        let before = presenter.events.count
        screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        #expect(presenter.events.count == before + 1)
    }

    @Test func hearsThatItLoaded() {
        #expect(presenter.events.contains(.viewLoaded))
    }

    @Test func loadingIsNoEdit() {
        #expect(!presenter.events.contains(.edit))
    }

    @Test func hasAButton() {
        #expect(screen.navigationItem.rightBarButton != nil)
    }

    @Test func theButtonSaysEdit() {
        #expect(screen.navigationItem.rightBarButton?.title == "Edit")
    }

    @Test func knowsItsPresenter() {
        #expect(screen.presenter === presenter)
    }

    @Test func hearsNothingBeforeLoading() {
        let presenter = PresenterSpy()
        let screen = ArtistDetailViewController()
        screen.presenter = presenter
        #expect(presenter.events == [])
    }

    @Test func hasNoTitleBeforeLoading() {
        #expect(ArtistDetailViewController().navigationItem.title == nil)
    }

    @Test func showsNoFollowersAtFirst() {
        #expect(screen.numberOfFollowersLabel.text == nil)
    }

    @Test func renderingReportsNothing() {
        let before = presenter.events
        screen.render(
            ArtistDetailProps(title: "A", fullName: "B", numberOfAlbums: "C", numberOfFollowers: "D"))
        #expect(presenter.events == before)
    }

    @Test func anEditChangesNoText() {
        screen.render(
            ArtistDetailProps(title: "A", fullName: "B", numberOfAlbums: "C", numberOfFollowers: "D"))
        let before = texts
        screen.onEdit(Button())
        #expect(texts == before)
    }

    @Test func anEditDoesNotReachTheStore() {
        let before = ArtistStore.shared.startedEdits
        screen.onEdit(Button())
        #expect(ArtistStore.shared.startedEdits == before)
    }

    @Test func theSamePropsTwiceShowTheSame() {
        let props = ArtistDetailProps(title: "A", fullName: "B", numberOfAlbums: "C", numberOfFollowers: "D")
        screen.render(props)
        let before = texts
        screen.render(props)
        #expect(texts == before)
    }

    @Test func anotherScreenIsLeftAlone() {
        let other = ArtistDetailViewController()
        other.loadViewIfNeeded()
        let before = other.navigationItem.title
        screen.render(
            ArtistDetailProps(title: "A", fullName: "B", numberOfAlbums: "C", numberOfFollowers: "D"))
        #expect(other.navigationItem.title == before)
    }

    @Test func theLabelsAreInTheView() {
        #expect(screen.view.subviews.isEmpty == false)
    }

    @Test func goesAway() {
        weak var weakScreen: ArtistDetailViewController?
        do {
            let screen = ArtistDetailViewController()
            screen.loadViewIfNeeded()
            weakScreen = screen
        }
        #expect(weakScreen == nil)
    }

    @Test func keepsItsPresenter() {
        weak var weakPresenter: PresenterSpy?
        do {
            let presenter = PresenterSpy()
            weakPresenter = presenter
            screen.presenter = presenter
        }
        #expect(weakPresenter != nil)
    }

    @Test func thePresenterStartsEditing() {
        let store = ArtistStore(artist: Artist(name: "Ada", albums: 1, followers: 2))
        let presenter = ArtistPresenter(store: store, component: screen)
        let before = texts
        presenter.onEdit()
        #expect(store.startedEdits == 1)
        #expect(texts == before)
    }

    @Test func thePresenterDoesNotRenderAtOnce() {
        let store = ArtistStore(artist: Artist(name: "Ada", albums: 1, followers: 2))
        let before = texts
        let presenter = ArtistPresenter(store: store, component: screen)
        #expect(texts == before)
        presenter.onViewLoaded()
        #expect(store.startedEdits == 0)
    }
}
