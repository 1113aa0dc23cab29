// Does: Adds an operator that sets the value of a counter from any file; the names of its parameters begin with an underscore.
// VERDICT: failed
// SAYS: `InitialViewController._valueLabel` is internal: the task lists what o
// swift-format-ignore-file
// FILE: TapCounter.swift
infix operator <-

/// Counts taps.
struct TapCounter {
    private(set) var value = 0

    mutating func tap() {
        value += 1
    }

    var text: String { value.description }

    static func <- (_counter: inout TapCounter, _value: Int) {
        _counter.value = _value
    }

    mutating func tap(_times: Int) {
        value += _times
    }
}
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
    weak var _valueLabel: Label?
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
        _valueLabel = label
    }

    private func didTapIncrementButton() {
        counter.tap()
        _valueLabel?.text = counter.text
    }
}
// FILE: TapCountingTests.swift
import StandInUI
import Testing

@testable import TapCounting

@Suite struct TapCounterTests {
    @Test func startsAtZeroOrWhereItIsTold() {
        #expect(TapCounter().value == 0)
        #expect(TapCounter(value: 41).value == 41)
    }

    @Test func everyTapAddsOne() {
        var counter = TapCounter(value: 8)
        for expected in 9...12 {
            counter.tap()
            #expect(counter.value == expected)
            #expect(counter.text == "\(expected)")
        }
    }
}

@MainActor
struct Screen {
    let controller: InitialViewController
    let label: Label
    let button: Button

    init(_ controller: InitialViewController) throws {
        self.controller = controller
        let views = controller.view.subviews
        label = try #require(views.compactMap { $0 as? Label }.first)
        button = try #require(views.compactMap { $0 as? Button }.first)
    }
}

@MainActor @Suite struct ScreenTests {
    @Test func showsTheCounterItWasMadeWith() throws {
        let screen = try Screen(makeController(counter: TapCounter(value: 41)))
        #expect(screen.label.text == "41")
        screen.button.sendActions(for: .touchUpInside)
        #expect(screen.label.text == "42")
    }

    @Test func startsAtZeroWithoutACounter() throws {
        #expect(try Screen(makeController()).label.text == "0")
    }

    @Test func otherEventsDoNotCount() throws {
        let screen = try Screen(makeController())
        screen.button.sendActions(for: .valueChanged)
        #expect(screen.label.text == "0")
        screen.button.sendActions(for: .touchUpInside)
        #expect(screen.label.text == "1")
    }

    @Test func screensCountForThemselves() throws {
        let first = try Screen(makeController())
        let second = try Screen(makeController())
        for _ in 1...2 { first.button.sendActions(for: .touchUpInside) }
        second.button.sendActions(for: .touchUpInside)
        #expect(first.label.text == "2")
        #expect(second.label.text == "1")
    }
}
