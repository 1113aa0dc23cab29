// Exercise 5.2: StubDocument
//
// A test passes `StubDocument.self` to code that makes documents, and never holds the document itself. So the
// class must remember what happened. The stub below keeps that in static properties, which all tests share:
// what one test leaves behind, the next one finds. Make the memory end with the test. A test will write
//
//     StubDocument.recording(opens: true) { recorder in … }
//
// When you are done:
//
// 1. `recording(opens:_:)` gives `body` a recorder that nothing has been recorded in. It returns what `body`
//    returns, and throws what `body` throws.
// 2. Every stub that is made while `body` runs adds its URL to `recorder.created`, which is a `[URL]`.
// 3. A stub belongs to the recording in which it was made, as long as it lives. Its `open`, `close` and `save`
//    add themselves to `calls` of that recorder, which is a `[Call]`. And `open` tells what that recording
//    says under `opens`. `close` and `save` tell `true`.
// 4. Each of the three first adds itself to `calls`. Then it calls its completion handler once, if there is one,
//    before it returns. Nothing is read from disk or written there.
// 5. Recordings keep apart. What comes after `body`, even if it throws, is in no recording, or in the one
//    around it. In a recording within another one, stubs belong to the inner one alone.
// 6. A stub made in no recording works just the same, and is recorded nowhere. What its `open` tells is up to
//    you. `StubDocument` is still a final subclass of `TextDocument`, and needs only a URL.

import Foundation
import StandInUI

/// What happened to the stubs of a recording.
@MainActor final class Recorder {
    var created: [URL] { StubDocument.created }
    var calls: [Call] { StubDocument.calls }
}

/// A document without a disk.
final class StubDocument: TextDocument {
    static var opensSuccessfully = true
    static var created: [URL] = []
    static var calls: [Call] = []

    /// Runs a test, and records what happens to the stubs that it makes.
    static func recording<R>(opens: Bool, _ body: (Recorder) throws -> R) rethrows -> R {
        opensSuccessfully = opens
        return try body(Recorder())
    }

    required init(fileURL: URL) {
        Self.created.append(fileURL)
        super.init(fileURL: fileURL)
    }

    override func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        Self.calls.append(.open)
        completionHandler?(Self.opensSuccessfully)
    }

    override func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        Self.calls.append(.close)
        completionHandler?(true)
    }

    override func save(
        to url: URL, for operation: SaveOperation, completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        Self.calls.append(.save(url))
        completionHandler?(true)
    }
}
