import Foundation

/// A program, such as a browser, that runs on without this process and without its input and output.
package enum DetachedProgram {
    /// Starts a program by its full path, in a session of its own.
    ///
    /// - Throws: ``SpawnError``.
    package static func start(_ words: [String], environment: [String: String]) throws {
        guard !words.isEmpty else { throw SpawnError(executable: "", code: ENOENT) }
        let pid = try Spawn.startDetached(words, environment)
        // Without this, the ended program would stay in the list of processes.
        Thread.detachNewThread { _ = Spawn.wait(pid) }
    }
}
