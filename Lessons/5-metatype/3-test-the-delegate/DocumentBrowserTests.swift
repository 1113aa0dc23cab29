// Exercise 5.3: Test the delegate
//
// The folder `Subject` contains the module DocumentBrowserKit: the delegate from 5.1, a finished
// `StubDocument` that keeps the promises of 5.2, and the function `makeDelegate()`. In this file, write
// tests of the delegate, as many as you like and with any names. To create a delegate in the same way as the
// app, call `makeDelegate()` or `DocumentBrowserDelegate()`. Use a `ViewController()` as the host: it's the
// screen on which the delegate presents another one. A pick then looks like this:
//
//     delegate.documentBrowser(host, didPickDocumentsAt: [file])
//
// After the pick, `host.presentedViewController` is the screen that the user sees. The delegate promises:
//
// 1. In a new delegate, `documentClass` is `TextDocument.self`.
// 2. Each pick creates exactly one document, for the first URL. Its class is the value that `documentClass`
//    has at that moment. The delegate ignores the other URLs. A second pick creates a second document, even
//    for the same file.
// 3. Each pick presents a `DocumentViewController`, or a subclass of it, on the host. Its `document` is the
//    one that was created, and its `modalPresentationStyle` is `.fullScreen`. The next pick presents a
//    different screen.
// 4. If the list of URLs is empty, the delegate creates no document and presents nothing, no matter what the
//    user picked before.
// 5. The delegate doesn't open, close or save the document. That is up to the screen.
//
// Your tests don't need the disk, so a URL can point to a file that doesn't exist. A stub always belongs to
// the recording in which it was created.
//
// The grader runs your tests against delegates that keep these promises in different ways: every test must
// pass. Then it runs them against delegates that each break one promise: at least one test must fail. A test
// that crashes, for example at an `as!`, doesn't count as a failure. Don't disable any test, and make sure
// that every test can fail.

import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

@MainActor @Suite struct DocumentBrowserTests {
}
