// Exercise 5.3: Test the delegate
//
// The folder `Subject` holds the module DocumentBrowserKit: the delegate of 5.1, a finished `StubDocument` with
// the promises of 5.2, and `makeDelegate()`. Write the tests of the delegate below, as many as you like, named
// as you like. `makeDelegate()` makes a delegate as the app does, and so does `DocumentBrowserDelegate()`. Let a
// `ViewController()` be the host: the screen below, on which the delegate presents. Then a pick is
//
//     delegate.documentBrowser(host, didPickDocumentsAt: [file])
//
// and `host.presentedViewController` tells what is shown. The delegate promises:
//
// 1. A new delegate's `documentClass` is `TextDocument.self`.
// 2. Each pick makes exactly one document, of the class that is in `documentClass` at that moment, with the
//    first URL. The other URLs are left alone. A second pick makes a second document, also for the same file.
// 3. Each pick presents on the host a `DocumentViewController`, or a subclass of it. Its `document` is the one
//    that was made, and its `modalPresentationStyle` is `.fullScreen`. The next pick presents another screen.
// 4. When the list of URLs is empty, no document is made and nothing is presented, whatever was picked before.
// 5. The delegate does not open, close or save the document: that is for the screen to do.
//
// The disk stays out of it: no URL needs a file. A stub stays with the recording in which it was made.
//
// The grader runs your tests against delegates that keep these promises in different ways: every test must
// pass. Then it runs them against delegates that break one promise each: at least one test must fail. A test
// should fail, not stop: if it crashes, on `as!` for example, that does not count as a failure. No test is
// switched off, and none can pass whatever the delegate does.

import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

@MainActor @Suite struct DocumentBrowserTests {
}
