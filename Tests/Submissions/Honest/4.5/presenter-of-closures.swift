// Does: Tests with a presenter that stores closures, and compares the texts with an operator named `==?`.
// swift-format-ignore-file
// FILE: ArtistDetail.swift
import StandInUI

/// The texts that the screen shows.
struct ArtistDetailProps {
    let title, fullName, numberOfAlbums, numberOfFollowers: String
}

@MainActor protocol ArtistDetailPresenter: AnyObject { func onViewLoaded(); func onEdit() }
@MainActor protocol ArtistDetailComponent: AnyObject { func render(_ props: ArtistDetailProps) }

infix operator <-- : AssignmentPrecedence
@MainActor private func <-- (label: Label, text: String) { label.text = text }

/// A screen that shows one artist.
@MainActor final class ArtistDetailViewController: ViewController, ArtistDetailComponent {
    typealias Handler = @MainActor () -> Void
    var presenter: (any ArtistDetailPresenter)?
    private(set) lazy var fullNameLabel = Label()
    private(set) lazy var numberOfAlbumsLabel = Label()
    private(set) lazy var numberOfFollowersLabel = Label()

    override func loadView() {
        view = View()
        [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel].forEach(view.addSubview)
        let button = Button()
        button.title = "Edit"
        let handler: Handler = { [weak self] in self?.presenter?.onEdit() }
        button.addAction(for: .touchUpInside, handler)
        navigationItem.rightBarButton = button
    }

    override func viewDidLoad() { super.viewDidLoad(); presenter?.onViewLoaded() }

    func onEdit(_: Button) { presenter?.onEdit() }

    func render(_ props: ArtistDetailProps) {
        defer { navigationItem.title = props.title }
        fullNameLabel <-- props.fullName
        numberOfAlbumsLabel <-- props.numberOfAlbums
        numberOfFollowersLabel <-- props.numberOfFollowers
    }
}

/// Presents the artist in a store.
@MainActor final class ArtistPresenter: ArtistDetailPresenter {
    private enum Noun: String {
        case album, follower
        func callAsFunction(_ count: Int) -> String { count == 1 ? "1 \(rawValue)" : "\(count) \(rawValue)s" }
    }

    private let render: (ArtistDetailProps) -> Void
    private let store: ArtistStore

    init(store: ArtistStore, component: any ArtistDetailComponent) {
        self.store = store
        render = { [weak component] in component?.render($0) }
    }

    func onViewLoaded() {
        let (album, follower) = (Noun.album, Noun.follower), artist = store.artist
        render(ArtistDetailProps(title: "Artist", fullName: artist.name, numberOfAlbums: album(artist.albums), numberOfFollowers: follower(artist.followers)))
    }

    func onEdit() { store.startEditing() }
}
// FILE: Tests/ArtistDetailTests.swift
import StandInUI
import Testing

@testable import ArtistScreen

@MainActor private final class ClosurePresenter: ArtistDetailPresenter {
    var viewLoaded: () -> Void = {}, edit: () -> Void = {}
    func onViewLoaded() { viewLoaded() }
    func onEdit() { edit() }
}

infix operator ==? : ComparisonPrecedence
private func ==? (texts: [String?], expected: String) -> Bool { texts.map { $0 ?? "nil" }.joined(separator: "/") == expected }

@MainActor @Suite struct ArtistDetailTests {
    private func load(_ presenter: ClosurePresenter = ClosurePresenter()) -> ArtistDetailViewController {
        let screen = ArtistDetailViewController()
        screen.presenter = presenter
        screen.loadViewIfNeeded()
        return screen
    }

    private func texts(_ screen: ArtistDetailViewController) -> [String?] {
        [screen.navigationItem.title] + [screen.fullNameLabel, screen.numberOfAlbumsLabel, screen.numberOfFollowersLabel].map(\.text)
    }

    @Test(arguments: [["a/b/c/d"], ["a/b/c/d", "e/f/g/h"], ["x/x/x/x", "///"], [" 1 /2/3/4", "5/6/7/8", "1/1/1/1"]])
    func rendering(_ lists: [String]) {
        let screen = load()
        #expect(texts(screen) ==? "nil/nil/nil/nil")
        for list in lists {
            let parts = list.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            screen.render(ArtistDetailProps(title: parts[0], fullName: parts[1], numberOfAlbums: parts[2], numberOfFollowers: parts[3]))
            #expect(texts(screen) ==? list)
        }
    }

    @Test func events() async throws {
        let presenter = ClosurePresenter()
        try await confirmation("loads") { loaded in
            try await confirmation("edits", expectedCount: 3) { edited in
                presenter.viewLoaded = { loaded() }
                presenter.edit = { edited() }
                let screen = load(presenter)
                let button = try #require(screen.navigationItem.rightBarButton)
                button.sendActions(for: .touchUpInside)
                screen.onEdit(button)
                button.sendActions(for: .touchUpInside)
            }
        }
    }
}
