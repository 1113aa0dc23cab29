// Exercise 6.2: Test the logic
//
// The folder `Subject` contains the module ProfileKit: the screen, the stub from 6.1, and the function
// `makeProfileController(loading:)`. If you pass `UserProfile(name: "…")` or `nil` to that function, it
// creates a screen that loads this profile when its view is loaded. To load the view, call
// `loadViewIfNeeded()`. (Each direct call of `viewDidLoad()` loads the profile once more.) Write tests for the
// screen's own logic. You can write as many as you like and choose their names. The screen promises:
//
// 1. Once the view is loaded, `nameLabel.text` is exactly the name in the profile. Capitals and all spaces stay
//    as they are, and an empty name stays empty.
// 2. If there is no profile, `nameLabel.text` is "Unknown User".
// 3. Both promises hold for every screen, no matter what its label showed before, and no matter which other
//    screens are loaded before or after it.
// 4. Creating a screen doesn't load the profile. Loading the view loads it exactly once. The stub counts the
//    loads in `loadCount`.
//
// The screen doesn't promise what its label shows before the view is loaded. The stub replaces
// `loadProfile(_:)`, so a test that calls this method directly tests the stub, not the screen.
//
// First, the grader runs your tests with correct screens that are built differently. All tests must pass with
// each of them. Then it runs your tests with screens that break one promise each. At least one test must fail
// with each of those. A crash doesn't count as a failing test. Don't disable any test, and don't write a test
// that passes no matter what the screen does.

import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
}
