// Exercise 4.4, second part: test the opener
//
// Write a double for `URLOpener`, and use it to write tests for `AttachmentOpener`, as many as you like. In
// each test, create an opener with `AttachmentOpener()`. The opener promises:
//
// 1. Each call of `openAttachment(file:with:)` asks the given workspace once to open exactly the given
//    URL, whether that is a file or a web address.
// 2. If the workspace answers `true`, the call doesn't throw.
// 3. If the workspace answers `false`, the call throws `AttachmentOpeningError.unableToOpenAttachment` and
//    doesn't ask again. The opener doesn't promise how that error describes itself as text.
// 4. Calls are independent: the opener remembers nothing about earlier calls, no matter how they ended.
//
// First, the grader runs your tests against openers that keep these promises in different ways. All tests
// must pass with each of them. Then it runs your tests against openers that break one promise each. At least
// one test must fail with each of those. A crash doesn't count as a failing test. Don't disable any test, and
// don't write a test that passes no matter what the opener does. Your tests are compiled with the grader's
// own version of the module AttachmentOpening, so use only names that appear in this task and in the first
// part.

import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

@MainActor @Suite struct AttachmentOpenerTests {
}
