// Exercise 1.5, second part: tests without a mirror
//
// The test in this file is similar to those in exercise 1.3, and uses a small reader. It depends on the
// names of private properties, which can now change at any time. Replace it with tests that check
// `TapCounter` directly, and the screen through its view. The counter promises:
//
// 1. `TapCounter()` starts at 0, and `TapCounter(value: 41)` starts at 41.
// 2. Every `tap()` increases `value` by one, no matter what it was before.
// 3. `text` is always `value` in plain digits.
//
// The screen promises:
//
// 4. `makeController(counter:)` creates a screen that shows the `text` of that counter once its view is
//    loaded. A screen from `makeController()` starts at 0.
// 5. Every `.touchUpInside` event of the button taps the screen's counter, and the label immediately shows
//    the new text. Other events have no effect, either immediately or later.
// 6. Every screen has its own count: a tap on one screen changes nothing on any other screen.
// 7. `controller.view.subviews` contains one label and one button, in any order. The screen makes no promises
//    about its private properties. Keep a reference to the controller while you tap, because its button
//    doesn't keep it alive. The button's title is "+1", but your tests don't have to check that.
//
// First, the grader runs your tests against correct counters and screens that are built differently. All
// tests must pass with each of them. Then it runs your tests against versions that break one promise each.
// At least one test must fail with each of those. A crash, for example from a forced unwrap, doesn't count
// as a failing test. Don't disable any test, and don't write a test that passes no matter what the code does.
// If you tap a counter, store it in a `var`, because it is a struct.

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
