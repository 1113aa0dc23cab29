import StandInUI

@MainActor
func makeController() -> InitialViewController {
    makeController(counter: TapCounter())
}

@MainActor
func makeController(counter: TapCounter) -> InitialViewController {
    InitialViewController(counter: counter)
}

@MainActor
final class InitialViewController: ViewController {
    private weak var incrementButton: Button?
    private weak var valueLabel: Label?
    private var counter: TapCounter

    init(counter: TapCounter = .init()) {
        self.counter = counter
        super.init()
    }

    override func loadView() {
        let label = Label()
        label.text = counter.text
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
        counter.tap()
        valueLabel?.text = counter.text
    }
}
