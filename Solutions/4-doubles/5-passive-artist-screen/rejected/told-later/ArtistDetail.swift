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
        Task { [weak self] in self?.presenter?.onViewLoaded() }
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
