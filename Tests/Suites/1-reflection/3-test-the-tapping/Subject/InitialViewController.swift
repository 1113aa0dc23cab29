import StandInUI

/// A screen with one button, and one label that shows how many times the button was tapped.
///
/// The planted variant selects a `TapBehavior`, which keeps or breaks the promises.
@MainActor
final class InitialViewController: ViewController {
    private weak var incrementButton: Button?
    private weak var valueLabel: Label?
    private var storedValue = 0
    @Concealed private var behavior: any TapBehavior = makeBehavior()
    private let neighbors = Neighbors()
    private var isSetUp = false
    @Concealed private var controlOutsideTheView: View?

    override init() {
        super.init()
        storedValue = behavior.storedStart
        if behavior.isScrambled { loadViewIfNeeded() }
    }

    /// Completes a screen that `makeInitialViewController()` returns.
    func completeSetup() {
        isSetUp = true
    }

    override func loadView() {
        let label = behavior.isScrambled ? neighbors.label ?? Label() : Label()
        label.text = behavior.initialText
        let button = Button()
        button.title = behavior.buttonTitle
        wire(button)

        view = View()
        valueLabel = label
        incrementButton = button
        place(label, button)
        neighbors.add(label)
    }

    private func place(_ label: Label, _ button: Button) {
        var controls = behavior.buttonFirst ? [button, label] : [label, button]
        if behavior.leavesOutLabel {
            controlOutsideTheView = label
            controls = [button]
        }
        if behavior.leavesOutButton {
            controlOutsideTheView = button
            controls = [label]
        }
        var place = view
        if behavior.isScrambled {
            place = View()
            view.addSubview(place)
        }
        for control in controls { place.addSubview(control) }
        if behavior.addsLine { place.addSubview(View()) }
    }

    private func wire(_ button: Button) {
        let keptAlive = behavior.isScrambled ? self : nil
        button.addAction(for: .touchUpInside) { [weak self] in (keptAlive ?? self)?.didTapIncrementButton() }
        button.addAction(for: .valueChanged) { [weak self] in self?.didChangeValue() }
    }

    private func didTapIncrementButton() {
        if behavior.needsSetup && !isSetUp { return }
        storedValue += behavior.storedStep
        let text = behavior.textAfterTap()
        valueLabel?.text = text
        if behavior.changesNeighbors { neighbors.showEverywhere(text) }
    }

    private func didChangeValue() {
        guard let text = behavior.textAfterValueChange() else { return }
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
protocol TapBehavior: AnyObject {
    var buttonFirst: Bool { get }
    var addsLine: Bool { get }
    var buttonTitle: String { get }
    var needsSetup: Bool { get }
    var storedStart: Int { get }
    var storedStep: Int { get }
    var leavesOutLabel: Bool { get }
    var leavesOutButton: Bool { get }
    var changesNeighbors: Bool { get }
    var isScrambled: Bool { get }
    var initialText: String? { get }
    func textAfterTap() -> String?
    func textAfterValueChange() -> String?
}

extension TapBehavior {
    var buttonFirst: Bool { false }
    var addsLine: Bool { false }
    var buttonTitle: String { "+1" }
    var needsSetup: Bool { false }
    var storedStart: Int { 0 }
    var storedStep: Int { 0 }
    var leavesOutLabel: Bool { false }
    var leavesOutButton: Bool { false }
    var changesNeighbors: Bool { false }
    var isScrambled: Bool { false }
    var initialText: String? { "0" }
    func textAfterValueChange() -> String? { nil }
}

@MainActor
func makeBehavior() -> any TapBehavior {
    switch PlantedVariant.current {
    case .original: OriginalBehavior()
    case .formatted: FormattedBehavior()
    case .configured: ConfiguredBehavior()
    case .startsAtOne: StartsAtOneBehavior()
    case .emptyUntilTapped: EmptyUntilTappedBehavior()
    case .addsTwo: AddsTwoBehavior()
    case .addsMoreEachTime: AddsMoreEachTimeBehavior()
    case .lagsBehind: LagsBehindBehavior()
    case .sticksAtOne: SticksAtOneBehavior()
    case .resetsAfterThree: ResetsAfterThreeBehavior()
    case .reactsToValueChanged: ReactsToValueChangedBehavior()
    case .valueChangedShowsLater: ValueChangedShowsLaterBehavior()
    case .sharedCount: SharedCountBehavior()
    case .changesTheNeighbor: ChangesTheNeighborBehavior()
    case .labelNotInView: LabelNotInViewBehavior()
    case .buttonNotInView: ButtonNotInViewBehavior()
    case .scrambled: ScrambledBehavior()
    }
}
