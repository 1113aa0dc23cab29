import Foundation
import StandInUI

/// A record of what happened to the stubs in one recording.
@MainActor final class Recorder {
    fileprivate let opens: Bool
    fileprivate(set) var created: [URL] = []
    fileprivate(set) var calls: [Call] = []

    fileprivate init(opens: Bool) {
        self.opens = opens
    }
}

/// A document that never touches the disk.
final class StubDocument: TextDocument {
    private static var current: Recorder?

    /// Runs a closure, and records what happens to the stubs that are created in it.
    static func recording<R>(opens: Bool, _ body: (Recorder) throws -> R) rethrows -> R {
        let recorder = Recorder(opens: opens)
        current = recorder
        return try body(recorder)
    }

    required init(fileURL: URL) {
        super.init(fileURL: fileURL)
        Self.current?.created.append(fileURL)
    }

    override func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        Self.current?.calls.append(.open)
        completionHandler?(Self.current?.opens ?? true)
    }

    override func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        Self.current?.calls.append(.close)
        completionHandler?(true)
    }

    override func save(
        to url: URL, for operation: SaveOperation, completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        Self.current?.calls.append(.save(url))
        completionHandler?(true)
    }
}
