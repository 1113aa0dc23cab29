import StandInUI

/// A screen that shows the text of its counter.
@MainActor
final class InitialViewController: ViewController {
    private let display = Label()
    private let plusButton = Button()
    private var counter: TapCounter {
        didSet { display.text = counter.text }
    }

    fileprivate init(counting counter: TapCounter) {
        self.counter = counter
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        plusButton.title = "+1"
        plusButton.addAction(for: .touchUpInside) { [unowned self] in counter.tap() }
        display.text = counter.text
        view.addSubview(plusButton)
        view.addSubview(display)
    }
}

extension InitialViewController {
    convenience init(counter: TapCounter) {
        self.init(counting: counter)
    }
}

/// Returns a new screen whose view isn't loaded yet.
@MainActor
func makeController(counter: TapCounter = TapCounter(value: 0)) -> InitialViewController {
    InitialViewController(counter: counter)
}
