/// What the screen shows.
struct ArtistDetailProps: Equatable {
    let title: String
    let fullName: String
    let numberOfAlbums: String
    let numberOfFollowers: String
}

/// Decides what the screen shows, and what its events mean.
@MainActor protocol ArtistDetailPresenter: AnyObject {
    func onViewLoaded()
    func onEdit()
}

/// Shows props.
@MainActor protocol ArtistDetailComponent: AnyObject {
    func render(_ props: ArtistDetailProps)
}
