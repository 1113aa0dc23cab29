// Exercise 1.5: Retire the mirror. The task is in `TapCounter.swift`; this file belongs to it.

import StandInUI

/// Makes a screen whose view is not loaded yet.
@MainActor
func makeController(counter: TapCounter = .init()) -> InitialViewController {
    InitialViewController(counter: counter)
}

/// A screen with one button and one label, which shows how often the button was tapped.
@MainActor
final class InitialViewController: ViewController {
    private weak var incrementButton: Button?
    private weak var valueLabel: Label?
    private var storedValue = 0

    init(counter: TapCounter) {
        super.init()
    }

    override func loadView() {
        let label = Label()
        label.text = "0"
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
