// Exercise 1.5: Retire the mirror
//
// The screen's tap handler decides both what to count and what to show, so a test can check it only by
// reading private outlets. In this file and in `InitialViewController.swift`, move the rule into a struct
// that doesn't need a screen. When you are done:
//
// 1. `TapCounter` is a struct. `TapCounter()` starts at 0, and `TapCounter(value: 41)` starts at 41. `tap()`
//    increases `value` by one. `text` is `value` in plain digits. A copy of a counter counts independently.
// 2. All code can read `value`, but only code in this file can change it.
// 3. A screen that is created with a counter uses it: with `TapCounter(value: 41)`, the label shows "41" once
//    the view is loaded, and "42" after a tap. Every screen has its own count, and stores it only in its
//    counter.
// 4. `makeController()`, without a counter, returns a screen that behaves as before. The label shows "0" once
//    the view is loaded, every tap increases the number by one, and `.valueChanged` does nothing. The view
//    contains one label and one button with the title "+1". As before, the button doesn't keep its screen
//    alive.
// 5. The label and the button stay private, but you may rename them. Code in other files can use only
//    `TapCounter` with `init(value:)`, `value`, `tap()`, and `text`; `InitialViewController` with
//    `init(counter:)` and the methods that it overrides; and `makeController(counter:)`.
//
// Then rewrite the tests in `Tests/TapCountingTests.swift`, which has its own task.

/// Counts taps.
struct TapCounter {
    var value: Int

    init(value: Int = 0) {
        self.value = value
    }

    mutating func tap() {
    }

    var text: String { "" }
}
