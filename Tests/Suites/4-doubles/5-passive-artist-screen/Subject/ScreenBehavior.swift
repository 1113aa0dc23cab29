import StandInUI

/// The correct behavior of the screen, of which each variant replaces one part.
@MainActor class ScreenBehavior {
    /// The behavior that the planted variant chooses.
    static var current: ScreenBehavior {
        switch PlantedVariant.current {
        case .original: ScreenBehavior()
        case .labelsInLoadView: LabelsInLoadView()
        case .labelsInAContainer: LabelsInAContainer()
        case .noticesASecondLoading: NoticesASecondLoading()
        case .loadedTwice: LoadedTwice()
        case .editWhenLoaded: EditWhenLoaded()
        case .editReloads: EditReloads()
        case .secondEditUnheard: SecondEditUnheard()
        case .editButtonDead: EditButtonDead()
        case .onEditDead: OnEditDead()
        case .numbersSwapped: NumbersSwapped()
        case .titleUnset: TitleUnset()
        case .secondRenderIgnored: SecondRenderIgnored()
        case .emptyStringIgnored: EmptyStringIgnored()
        case .showsAnArtistAtOnce: ShowsAnArtistAtOnce()
        case .scrambled: Scrambled()
        }
    }

    /// Whether the labels are created when the view is loaded.
    var makesNewLabels: Bool { false }

    /// Whether the labels are in the view.
    var putsLabelsIntoView: Bool { true }

    /// Whether the labels are in a view that is in the screen's view.
    var hasContainer: Bool { false }

    /// Whether there is a button.
    var hasButton: Bool { true }

    /// Whether the screen keeps its presenter alive.
    var keepsPresenter: Bool { true }

    /// Whether other code reads `nil` from the `presenter` property.
    var hidesPresenter: Bool { false }

    func made(_ screen: ArtistDetailViewController) {}

    func presenterWasSet(to presenter: (any ArtistDetailPresenter)?) {}

    func touch(_ button: Button, on screen: ArtistDetailViewController) {
        screen.onEdit(button)
    }

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

/// Correct: creates its labels when the view is loaded.
final class LabelsInLoadView: ScreenBehavior {
    override var makesNewLabels: Bool { true }
}

/// Correct: puts its labels into another view.
final class LabelsInAContainer: ScreenBehavior {
    override var hasContainer: Bool { true }
}

/// Correct: reports the loading once, even if `viewDidLoad()` is called twice.
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

/// Faulty: also reports an edit when the view is loaded.
final class EditWhenLoaded: ScreenBehavior {
    override func viewLoaded(_ screen: ArtistDetailViewController) {
        super.viewLoaded(screen)
        screen.presenter?.onEdit()
    }
}

/// Faulty: also reports the loading after an edit.
final class EditReloads: ScreenBehavior {
    override func edit(_ screen: ArtistDetailViewController) {
        super.edit(screen)
        screen.presenter?.onViewLoaded()
    }
}

/// Faulty: reports only the first edit.
final class SecondEditUnheard: ScreenBehavior {
    private var hasEdited = false

    override func edit(_ screen: ArtistDetailViewController) {
        guard !hasEdited else { return }
        hasEdited = true
        super.edit(screen)
    }
}

/// Faulty: doesn't report touches of the button.
final class EditButtonDead: ScreenBehavior {
    override func touch(_ button: Button, on screen: ArtistDetailViewController) {}
}

/// Faulty: reports touches of the button, but not calls of `onEdit(_:)`.
final class OnEditDead: ScreenBehavior {
    override func touch(_ button: Button, on screen: ArtistDetailViewController) {
        super.edit(screen)
    }

    override func edit(_ screen: ArtistDetailViewController) {}
}

/// Faulty: swaps the labels for albums and followers.
final class NumbersSwapped: ScreenBehavior {
    override func render(_ props: ArtistDetailProps, on screen: ArtistDetailViewController) {
        super.render(props, on: screen)
        screen.numberOfAlbumsLabel.text = props.numberOfFollowers
        screen.numberOfFollowersLabel.text = props.numberOfAlbums
    }
}

/// Faulty: doesn't set the title.
final class TitleUnset: ScreenBehavior {
    override func render(_ props: ArtistDetailProps, on screen: ArtistDetailViewController) {
        super.render(props, on: screen)
        screen.navigationItem.title = nil
    }
}

/// Faulty: ignores all props but the first.
final class SecondRenderIgnored: ScreenBehavior {
    private var hasRendered = false

    override func render(_ props: ArtistDetailProps, on screen: ArtistDetailViewController) {
        guard !hasRendered else { return }
        hasRendered = true
        super.render(props, on: screen)
    }
}

/// Faulty: an empty string doesn't replace the previous one.
final class EmptyStringIgnored: ScreenBehavior {
    override func render(_ props: ArtistDetailProps, on screen: ArtistDetailViewController) {
        if !props.title.isEmpty { screen.navigationItem.title = props.title }
        if !props.fullName.isEmpty { screen.fullNameLabel.text = props.fullName }
        if !props.numberOfAlbums.isEmpty { screen.numberOfAlbumsLabel.text = props.numberOfAlbums }
        if !props.numberOfFollowers.isEmpty { screen.numberOfFollowersLabel.text = props.numberOfFollowers }
    }
}

/// Faulty: fetches an artist without the presenter.
final class ShowsAnArtistAtOnce: ScreenBehavior {
    override func viewLoaded(_ screen: ArtistDetailViewController) {
        screen.navigationItem.title = "Artist"
        screen.fullNameLabel.text = ArtistStore.shared.artist.name
        super.viewLoaded(screen)
    }
}

/// Scrambled: everything is wrong.
///
/// Every call to the screen reports the wrong events and shows different wrong texts.
final class Scrambled: ScreenBehavior {
    private static var screens: [ArtistDetailViewController] = []

    private var changes = 0
    private weak var presenter: (any ArtistDetailPresenter)?

    override var putsLabelsIntoView: Bool { false }
    override var hasButton: Bool { false }
    override var keepsPresenter: Bool { false }
    override var hidesPresenter: Bool { true }

    override func made(_ screen: ArtistDetailViewController) {
        Self.screens.append(screen)
        show(on: screen)
    }

    override func presenterWasSet(to presenter: (any ArtistDetailPresenter)?) {
        self.presenter = presenter
        presenter?.onEdit()
    }

    override func viewLoaded(_ screen: ArtistDetailViewController) {
        for _ in 1...3 { presenter?.onEdit() }
        show(on: screen)
    }

    override func edit(_ screen: ArtistDetailViewController) {
        for _ in 1...3 { presenter?.onViewLoaded() }
        ArtistStore.shared.startEditing()
        show(on: screen)
    }

    override func render(_ props: ArtistDetailProps, on screen: ArtistDetailViewController) {
        presenter?.onViewLoaded()
        for other in Self.screens { show(on: other) }
    }

    private func show(on screen: ArtistDetailViewController) {
        changes += 1
        screen.navigationItem.title = "scrambled title \(changes)"
        screen.fullNameLabel.text = "scrambled name \(changes)"
        screen.numberOfAlbumsLabel.text = "scrambled albums \(changes)"
        screen.numberOfFollowersLabel.text = "scrambled followers \(changes)"
    }
}
