import StandInUI

struct ArtistDetailProps {
    private let texts: [String]

    init(title: String, fullName: String, numberOfAlbums: String, numberOfFollowers: String) {
        texts = [title, fullName, numberOfAlbums, numberOfFollowers]
    }

    var title: String { texts[0] }
    var fullName: String { texts[1] }
    var numberOfAlbums: String { texts[2] }
    var numberOfFollowers: String { texts[3] }
}

@MainActor protocol ArtistDetailPresenter: AnyObject, Sendable {
    func onViewLoaded()
    func onEdit()
}

extension ArtistDetailPresenter {
    func onEdit(_ sender: Button) { onEdit() }
}

@MainActor protocol ArtistDetailComponent: AnyObject, Sendable {
    func render(_ props: ArtistDetailProps)
}

@MainActor class ArtistDetailViewController: ViewController, ArtistDetailComponent {
    var presenter: (any ArtistDetailPresenter)! {
        didSet { if isViewLoaded, oldValue == nil { presenter?.onViewLoaded() } }
    }

    private final class Screen: View {
        let fullName = Label()
        let numberOfAlbums = Label()
        let numberOfFollowers = Label()

        override init() {
            super.init()
            for label in [fullName, numberOfAlbums, numberOfFollowers] { addSubview(label) }
        }
    }

    private let screen = Screen()
    private let editButton = Button()

    var fullNameLabel: Label { screen.fullName }
    var numberOfAlbumsLabel: Label { screen.numberOfAlbums }
    var numberOfFollowersLabel: Label { screen.numberOfFollowers }

    override init() {
        super.init()
        editButton.title = "Edit"
        editButton.addAction(for: .touchUpInside) { [unowned self] in onEdit(editButton) }
        navigationItem.rightBarButton = editButton
    }

    override func loadView() {
        view = screen
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.onViewLoaded()
    }

    func onEdit(_ sender: Button) {
        presenter?.onEdit(sender)
    }

    func render(_ props: ArtistDetailProps) {
        navigationItem.title = props.title
        let texts = [
            (screen.fullName, props.fullName), (screen.numberOfAlbums, props.numberOfAlbums),
            (screen.numberOfFollowers, props.numberOfFollowers),
        ]
        for (label, text) in texts { label.text = text }
    }
}

@MainActor class ArtistPresenter: ArtistDetailPresenter {
    struct WeakBox { weak var value: (any ArtistDetailComponent)? }

    let store: ArtistStore
    let component: WeakBox

    init(store: ArtistStore, component: any ArtistDetailComponent) {
        self.store = store
        self.component = WeakBox(value: component)
    }

    func onViewLoaded() {
        component.value?.render(Self.props(for: store.artist))
    }

    func onEdit() { store.startEditing() }

    nonisolated static func props(for artist: Artist) -> ArtistDetailProps {
        func count(_ number: Int, _ one: String, _ many: String) -> String {
            "\(number) \(number == 1 ? one : many)"
        }
        return ArtistDetailProps(
            title: "Artist",
            fullName: artist.name,
            numberOfAlbums: count(artist.albums, "album", "albums"),
            numberOfFollowers: count(artist.followers, "follower", "followers")
        )
    }
}
