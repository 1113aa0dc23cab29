// Exercise 6.2: Test the logic
//
// The folder `Subject` contains the module ProfileKit: the screen, the stub from 6.1, and the function
// `makeProfileController(loading:)`. Pass `UserProfile(name: "…")` or `nil` to that function, and it creates a
// screen that loads this profile when its view is loaded. To load the view, call `loadViewIfNeeded()` or
// `viewDidLoad()`. Below, write tests of the screen's own logic, as many as you like and with any names. The
// screen promises:
//
// 1. Once the view is loaded, `nameLabel.text` is exactly the name in the profile. Capitals and spaces stay as
//    they are, and an empty name stays empty.
// 2. If there is no profile, `nameLabel.text` is "Unknown User".
// 3. Both promises hold for every screen, no matter what its label showed before, and no matter which other
//    screens are loaded before or after it.
// 4. Creating a screen doesn't load the profile. Loading the view loads it exactly once. The stub counts the
//    loads in `loadCount`.
//
// The screen doesn't promise what its label shows before the view is loaded. The stub replaces
// `loadProfile(_:)`, so a test that calls this method directly tests the stub, not the screen.
//
// The grader runs your tests against screens that keep these promises in different ways: every test must pass.
// Then it runs them against screens that each break one promise: at least one test must fail. A test that
// crashes doesn't count as a failure. Don't disable any test, and make sure that every test can fail.

import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
}
