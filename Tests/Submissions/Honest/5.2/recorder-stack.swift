// Does: Keeps a private stack of recorders with `defer`, and calls its helpers `record`, `exit` and `check`.
// swift-format-ignore-file
// FILE: StubDocument.swift
import Foundation
import StandInUI

/// A record of what happened to the stubs in one recording.
@MainActor final class Recorder: @MainActor CustomStringConvertible {
    fileprivate let opens: Bool
    private(set) var created: [URL] = []
    private(set) var calls: [Call] = []

    fileprivate init(opens: Bool) { self.opens = opens }

    fileprivate func record(_ url: URL) { created.append(url) }
    fileprivate func record(_ call: Call) { calls.append(call) }

    var description: String { "\(created.count) stubs, \(calls.count) calls" }
}

/// A document that never touches the disk.
final class StubDocument: TextDocument {
    private static var _recorders: [Recorder] = []

    private let recorder: Recorder?

    static func recording<R>(opens: Bool, _ body: (Recorder) throws -> R) rethrows -> R {
        let recorder = Recorder(opens: opens)
        _recorders.append(recorder)
        defer { exit(recorder) }
        return try body(recorder)
    }

    private static func exit(_ recorder: Recorder) {
        let last = _recorders.popLast()
        check(last === recorder, "Recordings have to end in the opposite order.")
    }

    private static func check(_ condition: Bool, _ words: @autoclosure () -> String) { precondition(condition, words()) }

    required init(fileURL: URL) {
        recorder = Self._recorders.last
        super.init(fileURL: fileURL)
        recorder?.record(fileURL)
    }

    override func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        note(.open, answer: recorder?.opens ?? false, completionHandler)
    }

    override func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        note(.close, completionHandler)
    }

    override func save(
        to url: URL, for operation: SaveOperation, completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        note(.save(url), completionHandler)
    }

    private func note(_ call: Call, answer: Bool = true, _ handler: (@MainActor (Bool) -> Void)?) {
        recorder?.record(call)
        handler?(answer)
    }
}
