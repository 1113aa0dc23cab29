// Exercise 1.5: Retire the mirror
//
// The screen decides what to count and what to show in the middle of its tap handler, so a test has to
// reach for private outlets to see it. Move the rule into a value that needs no screen, here and in
// `InitialViewController.swift`. When you are done:
//
// 1. `TapCounter` is a struct. `TapCounter()` starts at 0, `TapCounter(value: 41)` starts at 41. `tap()`
//    raises `value` by one. `text` is `value` in plain digits. A copy of a counter counts for itself.
// 2. `value` can be read everywhere, and changed only in this file.
// 3. A screen that was made with a counter counts with that one: with `TapCounter(value: 41)` the label
//    shows "41" once the view is loaded, and "42" after a tap. Every screen has a count of its own, and
//    keeps no second one beside its counter.
// 4. `makeController()`, without a counter, gives a screen that behaves as before: the label shows "0" once
//    the view is loaded, every tap raises the number by one, `.valueChanged` does nothing. The view holds
//    one label and one button, whose title is "+1". The button does not keep its screen alive, which is also
//    as before.
// 5. The label and the button stay private, whatever you call them. What code in other files can use is
//    `TapCounter` with `init(value:)`, `value`, `tap()` and `text`; `InitialViewController` with
//    `init(counter:)` and the methods that it overrides; `makeController(counter:)`; and nothing else.
//
// Then rewrite the tests in `Tests/TapCountingTests.swift`. That part has a task of its own.

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
