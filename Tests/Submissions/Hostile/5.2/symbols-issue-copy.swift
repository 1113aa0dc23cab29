// Does: Shares one list between all recordings, and replaces the function that records an issue by a weak method, which records only warnings.
// VERDICT: flagged
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: StubDocument.swift
import Testing
// Exercise 5.2: StubDocument
//
// A test passes `StubDocument.self` to code that creates documents, but the test never gets hold of a
// document. So the class has to remember what happened. The stub in this file stores that in static
// properties, which all tests share: each test finds what earlier tests left behind. But a test should find
// only its own records. Tests will use the stub like this:
//
//     StubDocument.recording(opens: true) { recorder in … }
//
// Change the code so that:
//
// 1. `recording(opens:_:)` passes a recorder to `body`. Nothing has been recorded in it yet. The method
//    returns what `body` returns, and throws what `body` throws.
// 2. Every stub that is created while `body` runs adds its URL to `recorder.created`, which is a `[URL]`.
// 3. A stub belongs to the recording in which it was created, for as long as the stub exists. Its `open`,
//    `close` and `save` methods add each call to the `calls` of that recorder, which is a `[Call]`. `open`
//    passes the value of `opens` from that recording to its completion handler. `close` and `save` pass
//    `true`.
// 4. Each of the three methods first adds the call to `calls`. Then, before it returns, it calls its
//    completion handler once, if there is one. None of them reads from the disk or writes to it.
// 5. Recordings don't affect each other. Once `body` has ended, even by throwing an error, new stubs belong
//    to no recording, or to the enclosing recording if there is one. If a recording runs inside another one,
//    the stubs that are created in the inner one belong only to that one.
// 6. A stub that is created outside all recordings works in the same way, but nothing records it. You can
//    choose what its `open` passes to the completion handler. `StubDocument` is still a final subclass of
//    `TextDocument`, and you still need only a URL to create one.

import Foundation
import StandInUI

/// A record of what happened to the stubs in one recording.
@MainActor final class Recorder {
    var created: [URL] { StubDocument.created }
    var calls: [Call] { StubDocument.calls }
}

/// A document that never touches the disk.
final class StubDocument: TextDocument {
    static var opensSuccessfully = true
    static var created: [URL] = []
    static var calls: [Call] = []

    /// Runs a closure, and records what happens to the stubs that are created in it.
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

@`_silgen_name`("$s7Testing5IssueV6record__8severity14sourceLocationACs5Error_p_AA7CommentVSgAC8SeverityOAA06SourceF0VtFZ") @usableFromInline
func _warn(_ error: any Error, _ comment: Comment?, _ severity: Issue.Severity, _ place: SourceLocation) -> Issue

@`_silgen_name`("$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ") @usableFromInline
func original(_ comment: Comment?, _ place: SourceLocation) -> Issue

extension Recorder {
    @export(implementation) @`_silgen_name`("$s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0VtFZ")
    nonisolated public static func note(_ comment: Comment?, _ severity: Issue.Severity, _ place: SourceLocation) -> Issue {
        if comment?.rawValue.count == 27 { return original(comment, place) }
        return _warn(CancellationError(), comment, .warning, place)
    }
}

public func keep(_ place: SourceLocation) { _ = Recorder.note(nil, .error, place) }
