// Does: Leaves `value` open to other files, with a setter that is unavailable and explains that in the words of the check.
// VERDICT: failed
// SAYS: could not check whether other files can set `value` to any number, bec
// swift-format-ignore-file
// FILE: TapCounter.swift
/// Counts taps.
struct TapCounter {
    private var count: Int

    var value: Int {
        get { count }
        @available(*, unavailable, message: "use tap() because the setter is inaccessible")
        set { count = newValue }
    }

    init(value: Int = 0) {
        count = value
    }

    mutating func tap() {
        count += 1
    }

    var text: String { count.description }
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
