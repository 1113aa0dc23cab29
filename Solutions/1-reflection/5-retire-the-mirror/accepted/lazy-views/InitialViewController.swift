import StandInUI

@MainActor
func makeController(counter: TapCounter? = nil) -> InitialViewController {
    guard let counter else { return InitialViewController() }
    return InitialViewController(counter: counter)
}

@MainActor
class InitialViewController: ViewController {
    private lazy var incrementButton: Button = {
        let button = Button()
        button.title = "+1"
        button.addAction(for: .touchUpInside) { [weak self] in self?.counter.tap() }
        return button
    }()
    private lazy var valueLabel = Label()
    private var counter = TapCounter() {
        didSet { render() }
    }

    convenience init(counter: TapCounter) {
        self.init()
        self.counter = counter
    }

    override init() {
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(valueLabel)
        view.addSubview(incrementButton)
        render()
    }

    private func render() {
        valueLabel.text = counter.text
    }
}
