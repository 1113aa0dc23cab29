import StandInUI

@MainActor
func makeController(counter: TapCounter = .init()) -> InitialViewController {
    InitialViewController(counter: counter)
}

@MainActor
final class InitialViewController: ViewController {
    private weak var incrementButton: Button?
    private weak var valueLabel: Label?
    private let counter: TapCounter
    private var storedValue: Int

    init(counter: TapCounter = .init()) {
        self.counter = counter
        storedValue = counter.value
        super.init()
    }

    override func loadView() {
        let label = Label()
        label.text = storedValue.description
        let button = Button()
        button.title = "+1"
        button.addAction(for: .touchUpInside) { [weak self] in self?.didTapIncrementButton() }

        let screen = View()
        screen.addSubview(label)
        screen.addSubview(button)
        view = screen
        valueLabel = label
        incrementButton = button
    }

    private func didTapIncrementButton() {
        storedValue += 1
        valueLabel?.text = storedValue.description
    }
}
