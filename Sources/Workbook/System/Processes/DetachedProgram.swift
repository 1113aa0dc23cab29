import Foundation

/// A program that is started and then left alone, such as a browser: it reads and writes nothing here, and goes on after this
/// process has ended.
package enum DetachedProgram {
    /// Starts a program by its full path, in a session of its own.
    ///
    /// - Throws: ``SpawnError``.
    package static func start(_ words: [String], environment: [String: String]) throws {
        guard !words.isEmpty else { throw SpawnError(executable: "", code: ENOENT) }
        let pid = try Spawn.startDetached(words, environment)
        // Its status is of no interest, but without this it would stay in the list of processes after its end.
        Thread.detachNewThread { _ = Spawn.wait(pid) }
    }
}
