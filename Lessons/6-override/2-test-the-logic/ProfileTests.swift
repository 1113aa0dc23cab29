// Exercise 6.2: Test the logic
//
// The folder `Subject` holds the module ProfileKit: the screen, the stub of 6.1, and
// `makeProfileController(loading:)`, which makes a screen from `UserProfile(name: "…")` or `nil`. Write the tests
// of the screen's own logic below: as many as you like, named as you like. To load the view, call
// `loadViewIfNeeded()` or `viewDidLoad()`. The screen promises:
//
// 1. Once the view is loaded, `nameLabel.text` is the name of the profile, letter by letter: capitals, spaces
//    and an empty name stay as they are.
// 2. Without a profile, `nameLabel.text` is "Unknown User".
// 3. Both hold for every screen, whatever its label showed before, and whatever other screens are loaded before
//    it or after it.
// 4. Making a screen does not load the profile. Loading the view does, exactly once: `loadCount`.
//
// What the label shows before the view is loaded is left open. `loadProfile(_:)` is replaced by the stub: a
// test that calls it examines the stub, not the screen.
//
// The grader runs your tests against screens that keep these promises in different ways: every test must
// pass. Then it runs them against screens that break one promise each: at least one test must fail. A test that
// crashes does not count as failed. No test is switched off, and none can pass whatever the screen does.

import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
}
