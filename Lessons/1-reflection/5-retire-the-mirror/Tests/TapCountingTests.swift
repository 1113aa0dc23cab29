// Exercise 1.5, second part: tests without a mirror
//
// These are tests as in 1.3, with a small reader. They know the names of private properties, and now those
// may change on any afternoon. Rewrite them, so that they examine `TapCounter` by itself, and the screen
// through its view. The counter promises:
//
// 1. `TapCounter()` starts at 0, and `TapCounter(value: 41)` starts at 41.
// 2. Every `tap()` raises `value` by one, whatever it was.
// 3. `text` is always `value` in plain digits.
//
// The screen promises:
//
// 4. `makeController(counter:)` makes a screen that shows the `text` of that counter once its view is
//    loaded; `makeController()` makes one that starts at 0.
// 5. Every `.touchUpInside` of the button taps the screen's counter, and the label shows the new text at
//    once. No other event does anything, at once or later.
// 6. Every screen counts for itself: a tap on one screen changes nothing on another.
// 7. `controller.view.subviews` holds one label and one button, in no particular order. Nothing is promised
//    of any private property. Keep the controller while you tap: its button does not keep it alive.
//
// The grader runs your tests against counters and screens of its own, which are correct in different ways:
// every test must pass. Then it runs them against some that break one promise each: at least one test must
// fail. A test that crashes, on a forced unwrap for example, has not failed: it has said nothing. No test is
// switched off, and none can pass whatever the code does. A counter that you tap is a `var`, because it is a
// struct.

import StandInUI
import Testing

@testable import TapCounting

struct CannotRead: Error {
    var name: String
}

@MainActor
struct ScreenReader {
    let controller: InitialViewController

    func extract<T>(_ name: String) throws -> T {
        let child = Mirror(reflecting: controller).children.first { $0.label == name }
        guard let value = child?.value as? T else { throw CannotRead(name: name) }
        return value
    }
}

@MainActor @Suite struct TapCountingTests {
    @Test func everyTapAddsOne() throws {
        let controller = makeController()
        controller.loadViewIfNeeded()
        let reader = ScreenReader(controller: controller)
        let label: Label = try reader.extract("valueLabel")
        let button: Button = try reader.extract("incrementButton")

        #expect(label.text == "0")
        for count in 1...4 {
            button.sendActions(for: .touchUpInside)
            #expect(label.text == "\(count)")
        }
    }
}
