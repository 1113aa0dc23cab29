import Foundation
import StandInUI

/// A record of what happened to the stubs in one recording.
@MainActor final class Recorder {
    fileprivate(set) var created: [URL] = []
    fileprivate(set) var calls: [Call] = []
}

/// A document that never touches the disk.
final class StubDocument: TextDocument {
    private static var current: Recorder?
    private static var opensSuccessfully = true

    private let recorder: Recorder?

    /// Runs a closure, and records what happens to the stubs that are created in it.
    static func recording<R>(opens: Bool, _ body: (Recorder) throws -> R) rethrows -> R {
        let previous = current
        let previouslyOpened = opensSuccessfully
        let recorder = Recorder()
        current = recorder
        opensSuccessfully = opens
        defer {
            current = previous
            opensSuccessfully = previouslyOpened
        }
        return try body(recorder)
    }

    required init(fileURL: URL) {
        recorder = Self.current
        super.init(fileURL: fileURL)
        recorder?.created.append(fileURL)
    }

    override func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        recorder?.calls.append(.open)
        completionHandler?(Self.opensSuccessfully)
    }

    override func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        recorder?.calls.append(.close)
        completionHandler?(true)
    }

    override func save(
        to url: URL, for operation: SaveOperation, completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        recorder?.calls.append(.save(url))
        completionHandler?(true)
    }
}
