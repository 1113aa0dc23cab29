// Exercise 1.3: Test the tapping
//
// The folder `Subject` holds the module TappingKit: the screen of 1.1, a mirror that reads its label and
// its button, and `makeInitialViewController()`. Write the tests of the screen below: as many as you like,
// named as you like. Take every screen from `makeInitialViewController()`, and tap with
// `button.sendActions(for: .touchUpInside)`. The screen promises:
//
// 1. Once the view is loaded, the label shows "0". (Loading it is up to you:
//    `controller.loadViewIfNeeded()`.)
// 2. Every tap on the button raises the number by one, and the label shows the new number at once, in plain
//    digits. It goes on like that: a fourth and a fifth tap count like the first.
// 3. Only taps count. When the button sends `.valueChanged`, the label stays as it is, and the next tap
//    raises the number by one as usual.
// 4. Every screen counts for itself: a tap on one screen changes nothing on another.
// 5. The label and the button lie in `controller.view.subviews`, in no particular order.
//
// Your tests can find the two there, or with `InitialViewControllerMirror`: the private properties
// `valueLabel` and `incrementButton` hold them in every screen that the grader has. Nothing is promised of
// other private properties. Keep the controller while you tap, because its button does not keep it alive.
//
// The grader runs your tests against screens that keep these promises in different ways: every test must
// pass. Then it runs them against screens that break one promise each: at least one test must fail. A test
// that crashes, on a forced unwrap for example, has not failed: it has said nothing. No test is switched
// off, and none can pass whatever the screen does.

import StandInUI
import Testing

@testable import TappingKit

@MainActor @Suite struct TappingTests {
}
