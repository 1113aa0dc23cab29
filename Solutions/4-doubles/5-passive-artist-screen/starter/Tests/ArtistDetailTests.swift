// Exercise 4.5, second part: test the screen
//
// Write a double for `ArtistDetailPresenter`, and with it the tests of `ArtistDetailViewController`, as many as
// you like. Each test makes its own controller, gives it a presenter, and calls `loadViewIfNeeded()`. The
// controller promises:
//
// 1. When its view is loaded, it tells the presenter `onViewLoaded()`, once, and nothing else.
// 2. Each touch of `navigationItem.rightBarButton`, and each call of `onEdit(_:)`, tells the presenter
//    `onEdit()`, once, and nothing else.
// 3. `render(_:)` shows the four strings of the props as they are: the title in `navigationItem.title`, the
//    others in `fullNameLabel`, `numberOfAlbumsLabel` and `numberOfFollowersLabel`. The next props replace them,
//    even with empty strings.
// 4. Until then, the title and the labels show nothing.
//
// Some controllers make their labels when the view is loaded, so ask for a label after that.
//
// The grader runs your tests against controllers that keep these promises in different ways: every test must
// pass. Then it runs them against controllers that break one each: at least one test must fail. A crash does not
// count as a failure. No test is switched off, and none can pass whatever the controller does. Your tests meet
// the grader's own finished ArtistScreen, so only what this task and the first part name can be used. Its props
// are `Equatable`.

import StandInUI
import Testing

@testable import ArtistScreen

@MainActor @Suite struct ArtistDetailTests {
}
