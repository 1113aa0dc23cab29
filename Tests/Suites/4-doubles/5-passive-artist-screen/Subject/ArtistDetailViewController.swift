import StandInUI

/// The screen about one artist.
///
/// Every promise is kept, or broken, by the behaviour that the planted variant chooses.
@MainActor final class ArtistDetailViewController: ViewController, ArtistDetailComponent {
    var presenter: (any ArtistDetailPresenter)?

    private(set) var fullNameLabel = Label()
    private(set) var numberOfAlbumsLabel = Label()
    private(set) var numberOfFollowersLabel = Label()

    private let behavior: ScreenBehavior =
        switch PlantedVariant.current {
        case .original: ScreenBehavior()
        case .labelsInLoadView: LabelsInLoadView()
        case .noticesASecondLoading: NoticesASecondLoading()
        case .loadedTwice: LoadedTwice()
        case .editWhenLoaded: EditWhenLoaded()
        case .editReloads: EditReloads()
        case .secondEditUnheard: SecondEditUnheard()
        case .numbersSwapped: NumbersSwapped()
        case .titleUnset: TitleUnset()
        case .secondRenderIgnored: SecondRenderIgnored()
        case .showsAnArtistAtOnce: ShowsAnArtistAtOnce()
        case .scrambled: Scrambled()
        }

    override func loadView() {
        if behavior.makesNewLabels {
            fullNameLabel = Label()
            numberOfAlbumsLabel = Label()
            numberOfFollowersLabel = Label()
        }
        let screen = View()
        for label in [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel] { screen.addSubview(label) }
        view = screen

        let button = Button()
        button.title = "Edit"
        button.addAction(for: .touchUpInside) { [weak self, weak button] in
            guard let self, let button else { return }
            self.onEdit(button)
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
