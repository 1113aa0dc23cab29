import Foundation
import StandInUI

/// Records what happens in one recording, and knows what the stubs pass to completion handlers.
@MainActor final class Recorder {
    private(set) var created: [URL] = []
    private(set) var calls: [Call] = []
    private let answerToOpen: Bool

    init(opens: Bool) {
        answerToOpen = opens
    }

    func noteCreation(of url: URL) {
        created.append(url)
    }

    func answer(to call: Call) -> Bool {
        calls.append(call)
        return call == .open ? answerToOpen : true
    }
}

/// A document that never touches the disk.
final class StubDocument: TextDocument {
    @TaskLocal private static var current = Recorder(opens: false)

    private let recorder = StubDocument.current

    /// Runs a closure, and records what happens to the stubs that are created in it.
    static func recording<R>(opens: Bool, _ body: (Recorder) throws -> R) rethrows -> R {
        let recorder = Recorder(opens: opens)
        return try $current.withValue(recorder) {
            try body(recorder)
        }
    }

    required init(fileURL: URL) {
        super.init(fileURL: fileURL)
        recorder.noteCreation(of: fileURL)
    }

    override func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        answer(.open, completionHandler)
    }

    override func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        answer(.close, completionHandler)
    }

    override func save(
        to url: URL, for operation: SaveOperation, completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        answer(.save(url), completionHandler)
    }

    private func answer(_ call: Call, _ completionHandler: (@MainActor (Bool) -> Void)?) {
        let succeeded = recorder.answer(to: call)
        completionHandler?(succeeded)
    }
}
