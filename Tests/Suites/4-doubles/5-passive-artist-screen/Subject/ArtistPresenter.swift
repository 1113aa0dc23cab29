/// Presents the artist of a store.
@MainActor final class ArtistPresenter: ArtistDetailPresenter {
    private let store: ArtistStore
    private weak var component: (any ArtistDetailComponent)?

    init(store: ArtistStore, component: any ArtistDetailComponent) {
        self.store = store
        self.component = component
    }

    func onViewLoaded() {
        guard PlantedVariant.current != .scrambled else { return }
        let artist = store.artist
        component?.render(
            ArtistDetailProps(
                title: "Artist",
                fullName: artist.name,
                numberOfAlbums: artist.albums == 1 ? "1 album" : "\(artist.albums) albums",
                numberOfFollowers: artist.followers == 1 ? "1 follower" : "\(artist.followers) followers"))
    }

    func onEdit() {
        guard PlantedVariant.current != .scrambled else { return onViewLoaded() }
        store.startEditing()
    }
}
