import StandInUI
import Testing

@testable import ArtistScreen

@MainActor @Suite("The screen is passive") struct ScreenChecks {
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

    @Test("When its view is loaded, it tells its presenter once")
    func tellsThatItLoaded() {
        expect(presenter.events, equals: ["onViewLoaded()"], "what the presenter heard after loading")
        screen.loadViewIfNeeded()
        expect(presenter.events, equals: ["onViewLoaded()"], "what it heard after loading if needed again")
    }

    @Test("It tells its presenter of every edit, once")
    func tellsOfEdits() throws {
        let button = try #require(
            screen.navigationItem.rightBarButton, "navigationItem.rightBarButton: expected a button, got nil")
        button.sendActions(for: .touchUpInside)
        expect(
            presenter.events,
            equals: ["onViewLoaded()", "onEdit()"],
            "what the presenter heard after one touch of Edit"
        )
        screen.onEdit(button)
        expect(
            presenter.events,
            equals: ["onViewLoaded()", "onEdit()", "onEdit()"],
            "what the presenter heard after a touch and onEdit(_:)"
        )
    }

    @Test("It shows nothing by itself")
    func showsNothingByItself() {
        expect(texts, equals: [nil, nil, nil, nil], "title, name, albums, followers before render(_:)")
    }

    @Test("It shows the four strings as they are, and the next ones after them")
    func showsProps() {
        screen.render(
            ArtistDetailProps(title: "A", fullName: "B", numberOfAlbums: "C", numberOfFollowers: "D"))
        expect(texts, equals: ["A", "B", "C", "D"], "title, name, albums, followers after render(_:)")
        screen.render(
            ArtistDetailProps(title: "E", fullName: "F", numberOfAlbums: "G", numberOfFollowers: "H"))
        expect(texts, equals: ["E", "F", "G", "H"], "the same after the next render(_:)")
    }

    @Test("It leaves the store to its presenter")
    func leavesTheStoreAlone() {
        let before = ArtistStore.shared.startedEdits
        screen.onEdit(Button())
        let started = ArtistStore.shared.startedEdits - before
        expect(started, equals: 0, "edits started in the store by the screen")
    }
}
