/// Presents the artist in a store.
@MainActor final class ArtistPresenter: ArtistDetailPresenter {
    private let store: ArtistStore
    private weak var component: (any ArtistDetailComponent)?
    private var keptComponent: (any ArtistDetailComponent)?

    init(store: ArtistStore, component: any ArtistDetailComponent) {
        self.store = store
        self.component = component
        if isScrambled {
            keptComponent = component
            renderNonsense()
        }
    }

    func onViewLoaded() {
        guard !isScrambled else {
            store.startEditing()
            for _ in 1...2 { renderNonsense() }
            return
        }
        let artist = store.artist
        component?.render(
            ArtistDetailProps(
                title: "Artist",
                fullName: artist.name,
                numberOfAlbums: artist.albums == 1 ? "1 album" : "\(artist.albums) albums",
                numberOfFollowers: artist.followers == 1 ? "1 follower" : "\(artist.followers) followers"))
    }

    func onEdit() {
        guard !isScrambled else { return renderNonsense() }
        store.startEditing()
    }

    private var isScrambled: Bool { PlantedVariant.current == .scrambled }

    private func renderNonsense() {
        component?.render(
            ArtistDetailProps(
                title: "scrambled", fullName: "scrambled", numberOfAlbums: "scrambled",
                numberOfFollowers: "scrambled"))
    }
}
