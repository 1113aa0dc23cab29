import StandInUI

/// Returns a new screen whose view isn't loaded yet.
@MainActor
func makeController(counter: TapCounter = .init()) -> InitialViewController {
    InitialViewController(counter: counter)
}

/// A screen with one button, and one label that shows how many times the button was tapped.
@MainActor
final class InitialViewController: ViewController {
    private weak var valueLabel: Label?
    private var counter: TapCounter

    init(counter: TapCounter) {
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
    }

    private func didTapIncrementButton() {
        counter.tap()
        valueLabel?.text = counter.text
    }
}
