import StandInUI

/// Makes a screen whose view is not loaded yet.
@MainActor
func makeController(counter: TapCounter = .init()) -> InitialViewController {
    InitialViewController(counter: counter)
}

/// A screen with one button and one label, which shows how often the button was tapped.
///
/// The variant that has new names leaves the old properties empty.
@MainActor
final class InitialViewController: ViewController {
    private weak var incrementButton: Button?
    private weak var valueLabel: Label?
    private weak var plusButton: Button?
    private weak var display: Label?
    private var counting: any Counting

    init(counter: TapCounter) {
        counting =
            switch PlantedVariant.current {
            case .ownCounter: OwnCounting(counter: TapCounter())
            case .sharedCount: SharedCounting(counter: counter)
            default: OwnCounting(counter: counter)
            }
        super.init()
    }

    override func loadView() {
        let label = Label()
        let button = Button()
        button.title = "+1"
        label.text = PlantedVariant.current == .emptyUntilTapped ? nil : counting.counter.text
        wire(button)

        let screen = View()
        if PlantedVariant.current == .renamed {
            screen.addSubview(button)
            screen.addSubview(label)
            (plusButton, display) = (button, label)
        } else {
            screen.addSubview(label)
            screen.addSubview(button)
            (incrementButton, valueLabel) = (button, label)
        }
        view = screen
    }

    private func wire(_ button: Button) {
        if PlantedVariant.current != .notWired {
            button.addAction(for: .touchUpInside) { [weak self] in self?.tap() }
        }
        if [.reactsToValueChanged, .scrambled].contains(PlantedVariant.current) {
            button.addAction(for: .valueChanged) { [weak self] in self?.tap() }
        }
    }

    private func tap() {
        let before = counting.counter.text
        counting.counter.tap()
        let label = valueLabel ?? display
        label?.text = PlantedVariant.current == .labelLags ? before : counting.counter.text
    }
}

/// Where a screen keeps its counter.
@MainActor
protocol Counting {
    var counter: TapCounter { get set }
}

/// Correct: in a place of its own.
struct OwnCounting: Counting {
    var counter: TapCounter
}

/// Faulty: all screens that live at the same time have one counter, that of the first of them.
///
/// It is gone with the last of them, so that only a test with two screens notices.
struct SharedCounting: Counting {
    private static weak var living: Shared?

    private final class Shared {
        var counter: TapCounter

        init(counter: TapCounter) {
            self.counter = counter
        }
    }

    private let shared: Shared

    var counter: TapCounter {
        get { shared.counter }
        nonmutating set { shared.counter = newValue }
    }

    init(counter: TapCounter) {
        shared = Self.living ?? Shared(counter: counter)
        Self.living = shared
    }
}
