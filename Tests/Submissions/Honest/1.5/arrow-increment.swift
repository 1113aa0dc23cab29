// Does: Gives the counter private operators, and the view controller private helpers in an extension of `View`.
// swift-format-ignore-file
// FILE: TapCounter.swift
prefix operator ⇧

/// Counts taps.
struct TapCounter {
    private(set) var value: Int

    init(value: Int = 0) { self.value = value }

    mutating func tap() { value = ⇧value }

    var text: String { String(value, radix: 10) }
}

private prefix func ⇧ (number: Int) -> Int { number + 1 }
// FILE: InitialViewController.swift
import StandInUI

/// Returns a new screen whose view isn't loaded yet.
@MainActor
func makeController(counter: TapCounter = .init()) -> InitialViewController { .init(counter: counter) }

@MainActor
extension View {
    fileprivate static func of(_ parts: View...) -> View {
        let whole = View()
        parts.forEach(whole.addSubview)
        return whole
    }
}

extension Button {
    fileprivate func onTap(_ handler: @escaping @MainActor () -> Void) -> Self {
        addAction(for: .touchUpInside, handler)
        return self
    }
}

/// A screen with one button, and one label that shows how many times the button was tapped.
@MainActor
final class InitialViewController: ViewController {
    private let label = Label()
    private var counter: TapCounter { didSet { label.text = counter.text } }

    init(counter: TapCounter) {
        self.counter = counter
        super.init()
    }

    override func loadView() {
        let button = Button().onTap { [weak self] in self?.counter.tap() }
        (button.title, label.text) = ("+1", counter.text)
        view = .of(button, label)
    }
}
