import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program that shares this process's session, group and streams, as a pager or an editor needs to read the
/// keys.
///
/// Foundation's `Process` puts a child in its own group, which the system stops as soon as it reads a key.
package struct SharedProcess: Sendable {
    private let pid: pid_t
    /// The descriptor for the program's standard input; `nil` if it shares the one of this process.
    private let input: Int32?

    /// Starts a program by its full path; if `isFed` is true, it reads what ``feed(_:)`` writes.
    ///
    /// - Throws: ``SpawnError``.
    package static func start(
        _ words: [String], environment: [String: String], isFed: Bool
    ) throws -> SharedProcess {
        guard let executable = words.first else { throw SpawnError(executable: "", code: ENOENT) }
        guard isFed else {
            return SharedProcess(pid: try Spawn.startSharing(words, environment, input: nil), input: nil)
        }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SpawnError(executable: executable, code: errno) }
        // If the program inherited the writing end, it would never see the end of the text.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        do {
            return SharedProcess(
                pid: try Spawn.startSharing(words, environment, input: ends[0]), input: ends[1])
        } catch {
            close(ends[1])
            throw error
        }
    }

    /// Writes to the program's standard input; what it no longer reads is dropped.
    package func feed(_ text: String) {
        guard let input else { return }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Sends a signal to the program.
    package func send(_ signal: Int32) { kill(pid, signal) }

    /// Closes the program's standard input, and waits until the program has ended.
    package func wait() -> Termination {
        if let input { close(input) }
        return Spawn.termination(status: Spawn.wait(pid))
    }
}
