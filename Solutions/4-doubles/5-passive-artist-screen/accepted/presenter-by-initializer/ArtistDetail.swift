import StandInUI

/// The four finished texts that the screen shows.
struct ArtistDetailProps: Hashable, Sendable {
    let title, fullName, numberOfAlbums, numberOfFollowers: String
}

/// Handles the screen's events.
@MainActor
protocol ArtistDetailPresenter: AnyObject {
    func onViewLoaded()
    func onEdit()
}

/// Shows the props that it receives.
@MainActor
protocol ArtistDetailComponent: AnyObject {
    func render(_ props: ArtistDetailProps)
}

/// A screen that shows one artist.
@MainActor
final class ArtistDetailViewController: ViewController {
    var presenter: (any ArtistDetailPresenter)?

    private(set) lazy var fullNameLabel = Label()
    private(set) lazy var numberOfAlbumsLabel = Label()
    private(set) lazy var numberOfFollowersLabel = Label()

    private var props: ArtistDetailProps? {
        didSet { showProps() }
    }

    init(presenter: (any ArtistDetailPresenter)? = nil) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel].forEach(view.addSubview)
        navigationItem.rightBarButton = makeEditButton()
        showProps()
        presenter?.onViewLoaded()
    }

    func onEdit(_ sender: Button) {
        presenter?.onEdit()
    }

    private func makeEditButton() -> Button {
        let button = Button()
        button.title = "Edit"
        button.addAction(for: .touchUpInside) { [weak self] in self?.presenter?.onEdit() }
        return button
    }

    private func showProps() {
        guard isViewLoaded, let props, props != shown else { return }
        defer { shown = props }
        navigationItem.title = props.title
        fullNameLabel.text = props.fullName
        numberOfAlbumsLabel.text = props.numberOfAlbums
        numberOfFollowersLabel.text = props.numberOfFollowers
    }

    private var shown: ArtistDetailProps?
}

extension ArtistDetailViewController: ArtistDetailComponent {
    func render(_ props: ArtistDetailProps) {
        self.props = props
    }
}

/// Connects the store and the screen.
@MainActor
final class ArtistPresenter {
    private let store: ArtistStore
    private weak var component: (any ArtistDetailComponent)?

    init(store: ArtistStore, component: some ArtistDetailComponent) {
        (self.store, self.component) = (store, component)
    }
}

extension ArtistPresenter: ArtistDetailPresenter {
    func onViewLoaded() {
        guard let component else { return }
        component.render(store.artist.props)
    }

    func onEdit() { store.startEditing() }
}

extension Artist {
    fileprivate var props: ArtistDetailProps {
        let albumsText =
            switch albums {
            case 1: "1 album"
            default: "\(albums) albums"
            }
        let followersText =
            switch followers {
            case 1: "1 follower"
            default: "\(followers) followers"
            }
        return ArtistDetailProps(
            title: "Artist", fullName: name, numberOfAlbums: albumsText, numberOfFollowers: followersText)
    }
}
