// Does: Keeps the component in a private property wrapper named `Weak`, and counts nouns with a helper on `Int`.
// swift-format-ignore-file
// FILE: ArtistDetail.swift
import StandInUI

struct ArtistDetailProps: Hashable, Codable, Sendable {
    let title: String, fullName: String, numberOfAlbums: String, numberOfFollowers: String
}

@MainActor protocol ArtistDetailPresenter: AnyObject {
    func onViewLoaded()
    func onEdit()
}

@MainActor protocol ArtistDetailComponent: AnyObject {
    func render(_ props: ArtistDetailProps)
}

@MainActor final class ArtistDetailViewController: ViewController, ArtistDetailComponent {
    var presenter: (any ArtistDetailPresenter)?

    private(set) var fullNameLabel = Label()
    private(set) var numberOfAlbumsLabel = Label()
    private(set) var numberOfFollowersLabel = Label()

    override func loadView() {
        view = View(containing: fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel)
        navigationItem.rightBarButton = Button("Edit") { [weak self] button in self?.onEdit(button) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.onViewLoaded()
    }

    func onEdit(_ sender: Button) { presenter?.onEdit() }

    func render(_ props: ArtistDetailProps) {
        navigationItem.title = props.title
        let texts: [ReferenceWritableKeyPath<ArtistDetailViewController, String?>: KeyPath<ArtistDetailProps, String>] = [
            \.fullNameLabel.text: \.fullName, \.numberOfAlbumsLabel.text: \.numberOfAlbums,
            \.numberOfFollowersLabel.text: \.numberOfFollowers,
        ]
        for (target, source) in texts { self[keyPath: target] = props[keyPath: source] }
    }
}

extension View {
    fileprivate convenience init(containing parts: View...) {
        self.init()
        for part in parts { addSubview(part) }
    }
}

extension Button {
    fileprivate convenience init(_ title: String, onTap: @escaping @MainActor (Button) -> Void) {
        self.init()
        self.title = title
        addAction(for: .touchUpInside) { [weak self] in
            guard let self else { return }
            onTap(self)
        }
    }
}

@propertyWrapper
private struct Weak<Object> {
    private weak var object: AnyObject?
    var wrappedValue: Object? { object as? Object }
    init(_ object: Object) { self.object = object as AnyObject }
}

extension Int {
    fileprivate func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

@MainActor final class ArtistPresenter: ArtistDetailPresenter {
    private let store: ArtistStore
    @Weak private var component: (any ArtistDetailComponent)?

    init(store: ArtistStore, component: any ArtistDetailComponent) {
        self.store = store
        _component = Weak(component)
    }

    func onViewLoaded() {
        let artist = store.artist
        component?.render(
            .init(
                title: "Artist", fullName: artist.name, numberOfAlbums: artist.albums.of("album"),
                numberOfFollowers: artist.followers.of("follower")))
    }

    func onEdit() { store.startEditing() }
}
