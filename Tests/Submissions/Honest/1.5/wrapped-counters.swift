// Does: Sets up a counter in a property wrapper and a screen in a `~Copyable` type, and compares counters by their text in a protocol of the tests.
// swift-format-ignore-file
// FILE: InitialViewController.swift
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
// FILE: TapCounter.swift
/// Counts taps.
struct TapCounter {
    private(set) var value = 0

    mutating func tap() {
        value += 1
    }

    var text: String { value.description }
}
// FILE: Tests/TapCountingTests.swift
import StandInUI
import Testing

@testable import TapCounting

@propertyWrapper private struct Tapped {
    var wrappedValue: TapCounter

    init(from start: Int = 0, times: Int) {
        wrappedValue = TapCounter(value: start)
        for _ in 0..<times { wrappedValue.tap() }
    }
}

private protocol Legible { var text: String { get } }
extension TapCounter: Legible {}
extension Label: CustomTestStringConvertible {
    public nonisolated var testDescription: String { "a label" }
}

@MainActor private struct Session: ~Copyable {
    let controller: InitialViewController
    let label: Label
    let button: Button

    init(_ counter: TapCounter?) throws {
        let controller = counter.map { makeController(counter: $0) } ?? makeController()
        controller.loadViewIfNeeded()
        let views = controller.view.subviews
        let label = try #require(views.lazy.compactMap { $0 as? Label }.first)
        let button = try #require(views.lazy.compactMap { $0 as? Button }.first)
        (self.controller, self.label, self.button) = (controller, label, button)
    }

    borrowing func callAsFunction(_ event: Control.Event = .touchUpInside) -> String? {
        button.sendActions(for: event)
        return label.text
    }
}

@MainActor @Suite struct TapCountingTests {
    @Test func countersCount() {
        @Tapped(times: 0) var fresh
        @Tapped(from: 8, times: 3) var used
        let texts: [any Legible] = [fresh, used, TapCounter(), TapCounter(value: 3)]
        #expect(texts.map(\.text) == ["0", "11", "0", "3"])
        #expect([fresh.value, used.value] == [0, 11])
    }

    @Test func screensCount() throws {
        let session = try Session(TapCounter(value: 41))
        #expect(session.label.text == "41")
        #expect(session(.valueChanged) == "41")
        #expect([session(), session()] == ["42", "43"])
    }

    @Test func screensAreAlone() throws {
        let one = try Session(nil)
        let two = try Session(nil)
        #expect(one.label.text == "0")
        #expect([one(), one()] == ["1", "2"])
        #expect(two() == "1")
        #expect(one.label.text == "2")
        #expect(one() == "3")
    }
}
