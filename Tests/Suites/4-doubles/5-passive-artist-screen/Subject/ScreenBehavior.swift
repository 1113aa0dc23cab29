/// How the screen behaves; each variant replaces one part of it.
@MainActor class ScreenBehavior {
    /// Whether labels are made when the view is loaded.
    var makesNewLabels: Bool { false }

    func viewLoaded(_ screen: ArtistDetailViewController) {
        screen.presenter?.onViewLoaded()
    }

    func edit(_ screen: ArtistDetailViewController) {
        screen.presenter?.onEdit()
    }

    func render(_ props: ArtistDetailProps, on screen: ArtistDetailViewController) {
        screen.navigationItem.title = props.title
        screen.fullNameLabel.text = props.fullName
        screen.numberOfAlbumsLabel.text = props.numberOfAlbums
        screen.numberOfFollowersLabel.text = props.numberOfFollowers
    }
}

/// Correct: makes its labels when the view is loaded.
final class LabelsInLoadView: ScreenBehavior {
    override var makesNewLabels: Bool { true }
}

/// Correct: reports the loading once, though it be called twice.
final class NoticesASecondLoading: ScreenBehavior {
    private var hasLoaded = false

    override func viewLoaded(_ screen: ArtistDetailViewController) {
        guard !hasLoaded else { return }
        hasLoaded = true
        super.viewLoaded(screen)
    }
}

/// Faulty: reports the loading twice.
final class LoadedTwice: ScreenBehavior {
    override func viewLoaded(_ screen: ArtistDetailViewController) {
        super.viewLoaded(screen)
        super.viewLoaded(screen)
    }
}

/// Faulty: loading reports an edit, too.
final class EditWhenLoaded: ScreenBehavior {
    override func viewLoaded(_ screen: ArtistDetailViewController) {
        super.viewLoaded(screen)
        screen.presenter?.onEdit()
    }
}

/// Faulty: an edit reports a loading, too.
final class EditReloads: ScreenBehavior {
    override func edit(_ screen: ArtistDetailViewController) {
        super.edit(screen)
        screen.presenter?.onViewLoaded()
    }
}

/// Faulty: after the first edit, no other is reported.
final class SecondEditUnheard: ScreenBehavior {
    private var hasEdited = false

    override func edit(_ screen: ArtistDetailViewController) {
        guard !hasEdited else { return }
        hasEdited = true
        super.edit(screen)
    }
}

/// Faulty: albums stand where followers should, and the other way round.
final class NumbersSwapped: ScreenBehavior {
    override func render(_ props: ArtistDetailProps, on screen: ArtistDetailViewController) {
        super.render(props, on: screen)
        screen.numberOfAlbumsLabel.text = props.numberOfFollowers
        screen.numberOfFollowersLabel.text = props.numberOfAlbums
    }
}

/// Faulty: the title is forgotten.
final class TitleUnset: ScreenBehavior {
    override func render(_ props: ArtistDetailProps, on screen: ArtistDetailViewController) {
        super.render(props, on: screen)
        screen.navigationItem.title = nil
    }
}

/// Faulty: the first props stay for ever.
final class SecondRenderIgnored: ScreenBehavior {
    private var hasRendered = false

    override func render(_ props: ArtistDetailProps, on screen: ArtistDetailViewController) {
        guard !hasRendered else { return }
        hasRendered = true
        super.render(props, on: screen)
    }
}

/// Faulty: fetches an artist by itself.
final class ShowsAnArtistAtOnce: ScreenBehavior {
    override func viewLoaded(_ screen: ArtistDetailViewController) {
        screen.navigationItem.title = "Artist"
        screen.fullNameLabel.text = ArtistStore.shared.artist.name
        super.viewLoaded(screen)
    }
}

/// Scrambled: nothing is right.
final class Scrambled: ScreenBehavior {
    override func viewLoaded(_ screen: ArtistDetailViewController) {
        for _ in 1...3 { screen.presenter?.onEdit() }
        screen.navigationItem.rightBarButton?.title = "scrambled button"
        show(on: screen)
    }

    override func edit(_ screen: ArtistDetailViewController) {
        for _ in 1...3 { screen.presenter?.onViewLoaded() }
    }

    override func render(_ props: ArtistDetailProps, on screen: ArtistDetailViewController) {
        show(on: screen)
    }

    private func show(on screen: ArtistDetailViewController) {
        screen.navigationItem.title = "scrambled title"
        screen.fullNameLabel.text = "scrambled name"
        screen.numberOfAlbumsLabel.text = "scrambled albums"
        screen.numberOfFollowersLabel.text = "scrambled followers"
    }
}
