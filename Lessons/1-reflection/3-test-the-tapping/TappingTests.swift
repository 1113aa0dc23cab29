// Exercise 1.3: Test the tapping
//
// The folder `Subject` contains the module TappingKit: the screen from exercise 1.1, a mirror that reads its
// label and its button, and the function `makeInitialViewController()`. Write tests for the screen's
// promises, which are listed below. You can write as many tests as you like and choose their names. Create
// every screen with `makeInitialViewController()`, because some of the grader's screens aren't complete
// without it, and tap with `button.sendActions(for: .touchUpInside)`.
// The screen promises:
//
// 1. Once the view is loaded, the label shows "0". Your tests have to load the view themselves, with
//    `controller.loadViewIfNeeded()`.
// 2. Every tap on the button increases the number by one, and the label immediately shows the new number in
//    plain digits. There is no limit: the fourth and the fifth tap count just like the first.
// 3. Only taps count. When the button sends `.valueChanged`, the label doesn't change, and the next tap
//    increases the number by one as usual.
// 4. Every screen has its own count: a tap on one screen changes nothing on any other screen.
// 5. The label and the button are in `controller.view.subviews`, in any order.
//
// Your tests can find both controls there, because the view contains no other label or button. Or use
// `InitialViewControllerMirror`: on all of the grader's screens, the private properties `valueLabel` and
// `incrementButton` hold the controls. The screen makes no promises about other private properties, about the
// button's title, or about other views. Keep a reference to the controller while you tap, because its button
// doesn't keep it alive.
//
// First, the grader runs your tests against several correct screens that are built differently. All tests
// must pass with each of them. Then it runs your tests against screens that break one promise each. At least
// one test must fail with each of those. A crash, for example from a forced unwrap, doesn't count as a
// failing test. Don't disable any test, and don't write a test that passes no matter what the screen does.

import StandInUI
import Testing

@testable import TappingKit

@MainActor @Suite struct TappingTests {
}
