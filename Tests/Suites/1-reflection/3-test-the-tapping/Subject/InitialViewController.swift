import StandInUI

/// A screen with one button, and one label that shows how many times the button was tapped.
///
/// The planted variant selects a `TapBehaviour`, which keeps or breaks the promises.
@MainActor
final class InitialViewController: ViewController {
    private weak var incrementButton: Button?
    private weak var valueLabel: Label?
    private var storedValue = 0
    private let behaviour: any TapBehaviour = makeBehaviour()
    private let neighbors = Neighbors()
    private var controlOutsideTheView: View?

    override init() {
        super.init()
        if behaviour.isScrambled { loadViewIfNeeded() }
    }

    override func loadView() {
        let label = behaviour.isScrambled ? neighbors.label ?? Label() : Label()
        label.text = behaviour.initialText
        let button = Button()
        button.title = behaviour.isScrambled ? "?" : "+1"
        wire(button)

        view = View()
        valueLabel = label
        incrementButton = button
        place(label, button)
        neighbors.add(label)
    }

    private func place(_ label: Label, _ button: Button) {
        var controls = behaviour.buttonFirst ? [button, label] : [label, button]
        if behaviour.leavesOutLabel {
            controlOutsideTheView = label
            controls = [button]
        }
        if behaviour.leavesOutButton {
            controlOutsideTheView = button
            controls = [label]
        }
        var place = view
        if behaviour.isScrambled {
            place = View()
            view.addSubview(place)
        }
        for control in controls { place.addSubview(control) }
    }

    private func wire(_ button: Button) {
        let keptAlive = behaviour.isScrambled ? self : nil
        button.addAction(for: .touchUpInside) { [weak self] in (keptAlive ?? self)?.didTapIncrementButton() }
        button.addAction(for: .valueChanged) { [weak self] in self?.didChangeValue() }
    }

    private func didTapIncrementButton() {
        storedValue += behaviour.storedStep
        let text = behaviour.textAfterTap()
        valueLabel?.text = text
        if behaviour.changesNeighbors { neighbors.showEverywhere(text) }
    }

    private func didChangeValue() {
        guard let text = behaviour.textAfterValueChange() else { return }
        valueLabel?.text = text
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

    func showEverywhere(_ text: String?) {
        for entry in Self.labels { entry.label?.text = text }
    }
}

/// What a screen shows at first, after a tap, and after the button's other event.
@MainActor
protocol TapBehaviour: AnyObject {
    var buttonFirst: Bool { get }
    var storedStep: Int { get }
    var leavesOutLabel: Bool { get }
    var leavesOutButton: Bool { get }
    var changesNeighbors: Bool { get }
    var isScrambled: Bool { get }
    var initialText: String? { get }
    func textAfterTap() -> String?
    func textAfterValueChange() -> String?
}

extension TapBehaviour {
    var buttonFirst: Bool { false }
    var storedStep: Int { 0 }
    var leavesOutLabel: Bool { false }
    var leavesOutButton: Bool { false }
    var changesNeighbors: Bool { false }
    var isScrambled: Bool { false }
    var initialText: String? { "0" }
    func textAfterValueChange() -> String? { nil }
}

@MainActor
func makeBehaviour() -> any TapBehaviour {
    switch PlantedVariant.current {
    case .original: OriginalBehaviour()
    case .formatted: FormattedBehaviour()
    case .startsAtOne: StartsAtOneBehaviour()
    case .emptyUntilTapped: EmptyUntilTappedBehaviour()
    case .addsTwo: AddsTwoBehaviour()
    case .addsMoreEachTime: AddsMoreEachTimeBehaviour()
    case .lagsBehind: LagsBehindBehaviour()
    case .sticksAtOne: SticksAtOneBehaviour()
    case .resetsAfterThree: ResetsAfterThreeBehaviour()
    case .reactsToValueChanged: ReactsToValueChangedBehaviour()
    case .valueChangedShowsLater: ValueChangedShowsLaterBehaviour()
    case .sharedCount: SharedCountBehaviour()
    case .changesTheNeighbor: ChangesTheNeighborBehaviour()
    case .labelNotInView: LabelNotInViewBehaviour()
    case .buttonNotInView: ButtonNotInViewBehaviour()
    case .scrambled: ScrambledBehaviour()
    }
}
