import StandInUI

/// A screen that shows one artist.
///
/// The planted variant chooses how the screen behaves, and so which promise it breaks, if any.
@MainActor final class ArtistDetailViewController: ViewController, ArtistDetailComponent {
    @Concealed private var behavior: ScreenBehavior = .current
    private var keptPresenter: (any ArtistDetailPresenter)?
    private weak var knownPresenter: (any ArtistDetailPresenter)?

    var presenter: (any ArtistDetailPresenter)? {
        get { behavior.hidesPresenter ? nil : knownPresenter }
        set {
            knownPresenter = newValue
            if behavior.keepsPresenter { keptPresenter = newValue }
            behavior.presenterWasSet(to: newValue)
        }
    }

    private(set) var fullNameLabel = Label()
    private(set) var numberOfAlbumsLabel = Label()
    private(set) var numberOfFollowersLabel = Label()

    override init() {
        super.init()
        behavior.made(self)
    }

    override func loadView() {
        if behavior.makesNewLabels {
            fullNameLabel = Label()
            numberOfAlbumsLabel = Label()
            numberOfFollowersLabel = Label()
        }
        let screen = View()
        if behavior.putsLabelsIntoView {
            let container = behavior.hasContainer ? View() : screen
            if behavior.hasContainer { screen.addSubview(container) }
            let labels = [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel]
            for label in labels { container.addSubview(label) }
        }
        view = screen
        guard behavior.hasButton else { return }

        let button = Button()
        button.title = "Edit"
        button.addAction(for: .touchUpInside) { [weak self, weak button] in
            guard let self, let button else { return }
            self.behavior.touch(button, on: self)
        }
        navigationItem.rightBarButton = button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        behavior.viewLoaded(self)
    }

    func onEdit(_ sender: Button) {
        behavior.edit(self)
    }

    func render(_ props: ArtistDetailProps) {
        behavior.render(props, on: self)
    }
}
