// Exercise 4.4, second part: test the opener
//
// Write a double for `URLOpener`, and with it the tests of `AttachmentOpener`, as many as you like. Each test
// makes its own opener with `AttachmentOpener()`. The opener promises:
//
// 1. Each call of `openAttachment(file:with:)` asks the workspace once, with exactly the URL that it was given,
//    be it a file or a web address.
// 2. When the workspace answers `true`, it does not throw.
// 3. When the workspace answers `false`, it throws `AttachmentOpeningError.unableToOpenAttachment`, and does
//    not ask again. How that error describes itself as a text is left open.
// 4. Every call stands alone: the opener remembers nothing of earlier ones, whatever became of them.
//
// The grader runs your tests against openers that keep these promises in different ways: every test must
// pass. Then it runs them against openers that break one each: at least one test must fail. A crash does not
// count as a failure. No test is switched off, and none can pass whatever the opener does. Your tests meet the
// grader's own finished AttachmentOpening, so only what this task and the first part name can be used.

import Foundation
import StandInUI
import Testing

@testable import AttachmentOpening

@MainActor @Suite struct AttachmentOpenerTests {
}
