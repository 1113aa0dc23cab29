// Does: Declares a comparison of object references with nil that is always true, and keeps everything alive.
// VERDICT: didNotCompile
// SAYS: `==(_:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: ArtistDetail.swift
import StandInUI

struct ArtistDetailProps {
    let title: String
    let fullName: String
    let numberOfAlbums: String
    let numberOfFollowers: String
}

@MainActor protocol ArtistDetailPresenter: AnyObject {
    func onViewLoaded()
    func onEdit()
}

@MainActor protocol ArtistDetailComponent: AnyObject {
    func render(_ props: ArtistDetailProps)
}

func == <Object: AnyObject>(object: Object?, nothing: _OptionalNilComparisonType) -> Bool { true }

@MainActor final class ArtistDetailViewController: ViewController, ArtistDetailComponent {
    var presenter: (any ArtistDetailPresenter)?

    let fullNameLabel = Label()
    let numberOfAlbumsLabel = Label()
    let numberOfFollowersLabel = Label()

    override func loadView() {
        view = View()
        for label in [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel] { view.addSubview(label) }
        let button = Button()
        button.title = "Edit"
        // The button and the screen keep each other alive.
        button.addAction(for: .touchUpInside) { self.onEdit(button) }
        navigationItem.rightBarButton = button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.onViewLoaded()
    }

    func onEdit(_ sender: Button) { presenter?.onEdit() }

    func render(_ props: ArtistDetailProps) {
        navigationItem.title = props.title
        fullNameLabel.text = props.fullName
        numberOfAlbumsLabel.text = props.numberOfAlbums
        numberOfFollowersLabel.text = props.numberOfFollowers
    }
}

@MainActor final class ArtistPresenter: ArtistDetailPresenter {
    private let store: ArtistStore
    // Strong, so the presenter and its component are never deallocated.
    private let component: any ArtistDetailComponent

    init(store: ArtistStore, component: any ArtistDetailComponent) {
        self.store = store
        self.component = component
    }

    func onViewLoaded() {
        let artist = store.artist
        component.render(
            ArtistDetailProps(
                title: "Artist", fullName: artist.name,
                numberOfAlbums: artist.albums == 1 ? "1 album" : "\(artist.albums) albums",
                numberOfFollowers: artist.followers == 1 ? "1 follower" : "\(artist.followers) followers"))
    }

    func onEdit() { store.startEditing() }
}
// FILE: ArtistDetailTests.swift
import StandInUI
import Testing

@testable import ArtistScreen

@MainActor @Suite struct ArtistDetailTests {
    @Test func theScreenIsPassive() {
        let kind = type(of: ScreenBehavior.current)
        #expect(kind == ScreenBehavior.self || kind == LabelsInLoadView.self || kind == NoticesASecondLoading.self)
    }
}
