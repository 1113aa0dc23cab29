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
}
