import StandInUI

/// A screen with one button and one label, which shows how often the button was tapped.
///
/// Every promise is kept, or broken, by the behaviour that the planted variant chooses.
@MainActor
final class InitialViewController: ViewController {
    private weak var incrementButton: Button?
    private weak var valueLabel: Label?
    private var storedValue = 0
    private let behaviour: any TapBehaviour = makeBehaviour()

    override func loadView() {
        let label = Label()
        label.text = behaviour.initialText
        let button = Button()
        button.title = "+1"
        wire(button)

        let screen = View()
        for control in behaviour.buttonFirst ? [button, label] : [label, button] {
            screen.addSubview(control)
        }
        view = screen
        valueLabel = label
        incrementButton = button
    }

    private func wire(_ button: Button) {
        button.addAction(for: .touchUpInside) { [weak self] in self?.didTapIncrementButton() }
        button.addAction(for: .valueChanged) { [weak self] in self?.didChangeValue() }
    }

    private func didTapIncrementButton() {
        storedValue += behaviour.storedStep
        valueLabel?.text = behaviour.textAfterTap()
    }

    private func didChangeValue() {
        guard let text = behaviour.textAfterValueChange() else { return }
        valueLabel?.text = text
    }
}

/// What a screen shows at first, after a tap, and after the button's other event.
@MainActor
protocol TapBehaviour: AnyObject {
    var buttonFirst: Bool { get }
    var storedStep: Int { get }
    var initialText: String? { get }
    func textAfterTap() -> String?
    func textAfterValueChange() -> String?
}

extension TapBehaviour {
    var buttonFirst: Bool { false }
    var storedStep: Int { 0 }
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
    case .sharedCount: SharedCountBehaviour()
    case .scrambled: ScrambledBehaviour()
    }
}
