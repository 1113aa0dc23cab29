import StandInUI
import Testing

@testable import ArtistScreen

final class PresenterSpy: ArtistDetailPresenter {
    private(set) var wasLoaded = false
    private(set) var wasEdited = false

    func onViewLoaded() {
        wasLoaded = true
    }

    func onEdit() {
        wasEdited = true
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

    @Test func reportsItsView() {
        #expect(presenter.wasLoaded)
        #expect(!presenter.wasEdited)
    }

    @Test func reportsTouches() {
        screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        #expect(presenter.wasEdited)
    }

    @Test func reportsCallsOfOnEdit() {
        screen.onEdit(Button())
        #expect(presenter.wasEdited)
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
}
