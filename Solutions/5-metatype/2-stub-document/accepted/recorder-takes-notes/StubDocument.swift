import Foundation
import StandInUI

/// Takes notes of one recording, and knows the answers.
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

/// A document without a disk.
final class StubDocument: TextDocument {
    @TaskLocal private static var current = Recorder(opens: false)

    private let recorder = StubDocument.current

    /// Runs a test, and records what happens to the stubs that it makes.
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
