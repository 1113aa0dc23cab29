import StandInUI

/// Returns a new screen whose view isn't loaded yet.
@MainActor
func makeController(counter: TapCounter = .init()) -> InitialViewController {
    InitialViewController(counter: counter)
}

/// A screen with one button, and one label that shows how many times the button was tapped.
///
/// In every variant, the label and the button have other names than in the starter. The variant `scrambled`
/// breaks every promise: it is loaded and tapped in its initializer, its controls are too deep in the view, it
/// shares its label with other screens, and its button keeps it alive.
@MainActor
final class InitialViewController: ViewController {
    private weak var plusButton: Button?
    private weak var display: Label?
    @Concealed private var counting: any Counting
    private let neighbors = Neighbors()
    private var taps = 0
    @Concealed private var controlOutsideTheView: View?

    init(counter: TapCounter) {
        counting =
            switch PlantedVariant.current {
            case .ownCounter: OwnCounting(counter: TapCounter())
            case .sharedCount: SharedCounting(counter: counter)
            default: OwnCounting(counter: counter)
            }
        super.init()
        if PlantedVariant.current == .scrambled {
            counting.counter.tap()
            loadViewIfNeeded()
        }
    }

    override func loadView() {
        let isScrambled = PlantedVariant.current == .scrambled
        let label = isScrambled ? neighbors.label ?? Label() : Label()
        let button = Button()
        button.title = isScrambled ? "?" : "+1"
        label.text = PlantedVariant.current == .emptyUntilTapped ? nil : counting.counter.text
        wire(button)

        view = View()
        let screen = View()
        if isScrambled { view.addSubview(screen) } else { view = screen }
        var controls: [View] = PlantedVariant.current == .renamed ? [button, label] : [label, button]
        if PlantedVariant.current == .labelNotInView { controlOutsideTheView = label }
        if PlantedVariant.current == .buttonNotInView { controlOutsideTheView = button }
        controls.removeAll { $0 === controlOutsideTheView }
        for control in controls { screen.addSubview(control) }
        (plusButton, display) = (button, label)
        neighbors.add(label)
    }

    private func wire(_ button: Button) {
        let keptAlive = PlantedVariant.current == .scrambled ? self : nil
        if PlantedVariant.current != .notWired {
            button.addAction(for: .touchUpInside) { [weak self] in (keptAlive ?? self)?.tap() }
        }
        if PlantedVariant.current == .valueChangedShowsLater {
            button.addAction(for: .valueChanged) { [weak self] in self?.counting.counter.tap() }
        }
        if [.reactsToValueChanged, .scrambled].contains(PlantedVariant.current) {
            button.addAction(for: .valueChanged) { [weak self] in self?.tap() }
        }
    }

    private func tap() {
        let before = counting.counter.text
        counting.counter.tap()
        taps += 1
        let text =
            switch PlantedVariant.current {
            case .labelLags: before
            case .ownCountAfterTap: "\(taps)"
            default: counting.counter.text
            }
        display?.text = text
        if PlantedVariant.current == .changesTheNeighbor { neighbors.showEverywhere(text) }
    }
}

/// The labels of all screens that exist at the same time.
@MainActor
struct Neighbors {
    private static var labels: [WeakLabel] = []

    private struct WeakLabel {
        weak var label: Label?
    }

    /// The most recently added label that still exists.
    var label: Label? { Self.labels.last { $0.label != nil }?.label }

    func add(_ label: Label) {
        Self.labels.removeAll { $0.label == nil }
        Self.labels.append(WeakLabel(label: label))
    }

    func showEverywhere(_ text: String) {
        for entry in Self.labels { entry.label?.text = text }
    }
}

/// Where a screen keeps its counter.
@MainActor
protocol Counting {
    var counter: TapCounter { get set }
}

/// Correct: each screen stores its own counter.
struct OwnCounting: Counting {
    var counter: TapCounter
}

/// Faulty: all screens that exist at the same time share the counter of the first one.
///
/// The counter is deallocated with the last screen, so only a test with two screens notices the bug.
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
