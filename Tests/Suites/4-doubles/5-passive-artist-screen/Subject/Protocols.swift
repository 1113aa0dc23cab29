/// The texts that the screen shows.
struct ArtistDetailProps: Equatable {
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
