// Exercise 4.5, second part: test the screen
//
// Write a double for `ArtistDetailPresenter`, and use it to write tests for `ArtistDetailViewController`, as
// many as you like. In each test, create a controller, set its presenter, and call `loadViewIfNeeded()`. The
// controller promises:
//
// 1. When its view is loaded, it calls the presenter's `onViewLoaded()` once, and nothing else.
// 2. For each touch of `navigationItem.rightBarButton`, and for each call of `onEdit(_:)`, it calls the
//    presenter's `onEdit()` once, and nothing else.
// 3. `render(_:)` shows the four strings of the props unchanged: the title in `navigationItem.title`, and the
//    others in `fullNameLabel`, `numberOfAlbumsLabel`, and `numberOfFollowersLabel`. The next props replace
//    them, even if the new strings are empty.
// 4. Before the first `render(_:)`, the title and the labels' texts are `nil`.
//
// To touch a button, call its method `sendActions(for: .touchUpInside)`. Some controllers create their labels
// when the view is loaded, so don't read the label properties before that. Some put their labels into another
// view, so don't check how the view is built.
//
// First, the grader runs your tests against controllers that keep these promises in different ways. All tests
// must pass with each of them. Then it runs your tests against controllers that break one promise each. At
// least one test must fail with each of those. A crash doesn't count as a failing test. Don't disable any
// test, and don't write a test that passes no matter what the controller does. Your tests are compiled with
// the grader's own version of the module ArtistScreen, so use only names that appear in this task and in the
// first part. In the grader's version, the props are `Equatable`.

import StandInUI
import Testing

@testable import ArtistScreen

@MainActor @Suite struct ArtistDetailTests {
}
