// Does: Counts events in a dictionary with object identifiers as keys, and describes differences by type names and memory layouts.
// swift-format-ignore-file
// FILE: ArtistDetail.swift
import StandInUI

/// The texts that the screen shows.
struct ArtistDetailProps {
    let title: String
    let fullName: String
    let numberOfAlbums: String
    let numberOfFollowers: String
}

/// Decides what the screen shows and how to handle its events.
@MainActor protocol ArtistDetailPresenter: AnyObject {
    func onViewLoaded()
    func onEdit()
}

/// Renders props.
@MainActor protocol ArtistDetailComponent: AnyObject {
    func render(_ props: ArtistDetailProps)
}

/// A screen that shows one artist.
@MainActor final class ArtistDetailViewController: ViewController, ArtistDetailComponent {
    var presenter: (any ArtistDetailPresenter)?

    private(set) var fullNameLabel = Label()
    private(set) var numberOfAlbumsLabel = Label()
    private(set) var numberOfFollowersLabel = Label()

    override func loadView() {
        let screen = View()
        for label in [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel] { screen.addSubview(label) }
        view = screen

        let button = Button()
        button.title = "Edit"
        button.addAction(for: .touchUpInside) { [weak self, weak button] in
            guard let self, let button else { return }
            self.onEdit(button)
        }
        navigationItem.rightBarButton = button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.onViewLoaded()
    }

    func onEdit(_ sender: Button) {
        presenter?.onEdit()
    }

    func render(_ props: ArtistDetailProps) {
        navigationItem.title = props.title
        fullNameLabel.text = props.fullName
        numberOfAlbumsLabel.text = props.numberOfAlbums
        numberOfFollowersLabel.text = props.numberOfFollowers
    }
}

/// Presents the artist in a store.
@MainActor final class ArtistPresenter: ArtistDetailPresenter {
    private let store: ArtistStore
    private weak var component: (any ArtistDetailComponent)?

    init(store: ArtistStore, component: any ArtistDetailComponent) {
        self.store = store
        self.component = component
    }

    func onViewLoaded() {
        let artist = store.artist
        component?.render(
            ArtistDetailProps(
                title: "Artist",
                fullName: artist.name,
                numberOfAlbums: artist.albums == 1 ? "1 album" : "\(artist.albums) albums",
                numberOfFollowers: artist.followers == 1 ? "1 follower" : "\(artist.followers) followers"))
    }

    func onEdit() {
        store.startEditing()
    }
}
// FILE: Tests/ArtistDetailTests.swift
import StandInUI
import Testing

@testable import ArtistScreen

@MainActor private enum Registry {
    static var events: [ObjectIdentifier: [String]] = [:]
}

@MainActor private final class Who: ArtistDetailPresenter {
    private var id: ObjectIdentifier { .init(self) }
    var events: [String] { Registry.events[id, default: []] }

    init() { Registry.events[ObjectIdentifier(self)] = [] }
    isolated deinit { Registry.events[id] = nil }

    func onViewLoaded() { Registry.events[id, default: []].append(#function) }
    func onEdit() { Registry.events[id, default: []].append(#function) }
}

extension ArtistDetailViewController {
    fileprivate var texts: [String?] {
        [navigationItem.title] + [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel].map(\.text)
    }
}

@MainActor @Suite struct ArtistDetailTests {
    private let who = Who()
    private let other = Who()
    private let screen = ArtistDetailViewController()

    private func load() {
        screen.presenter = who
        screen.loadViewIfNeeded()
    }

    @Test func tellsOnlyItsPresenter() throws {
        load()
        #expect(who.events == ["onViewLoaded()"], "a \(type(of: screen)) of \(MemoryLayout.size(ofValue: screen)) bytes")
        let button = try #require(screen.navigationItem.rightBarButton)
        for _ in 1...2 { button.sendActions(for: .touchUpInside) }
        screen.onEdit(button)
        #expect(who.events == ["onViewLoaded()", "onEdit()", "onEdit()", "onEdit()"])
        #expect(other.events.isEmpty)
    }

    @Test func showsWhatItGets() {
        load()
        #expect(Set(screen.texts) == [nil])
        for texts in [["a", "b", "c", "d"], ["e", "f", "g", "h"], ["", "", "", ""], ["i", "", "j", ""]] {
            screen.render(ArtistDetailProps(title: texts[0], fullName: texts[1], numberOfAlbums: texts[2], numberOfFollowers: texts[3]))
            #expect(screen.texts == texts)
        }
    }
}
