import Foundation
import Synchronization
import WorkbookSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The program that uses the terminal in place of this process, if there is one.
///
/// ``Foreground`` notes the program here, and ``Interrupts`` asks whether a signal is meant for it.
package final class TerminalHolder: Sendable {
    private struct State {
        var program: SharedProcess?
        /// Whether a signal is about to end this process.
        var isEnding = false
    }

    private let state = Mutex(State())

    /// Notes that a program uses the terminal.
    package func begin(_ program: SharedProcess) { state.withLock { $0.program = program } }

    /// Notes that the program ended.
    ///
    /// - Returns: Whether a signal is about to end this process.
    package func end() -> Bool {
        state.withLock { state in
            state.program = nil
            return state.isEnding
        }
    }

    /// Returns whether this process should ignore a signal, because the program that uses the terminal handles it.
    ///
    /// The terminal itself sends Ctrl-C to that program. Any other signal ends both processes: first the program, so that
    /// it restores the terminal.
    package func handles(_ signal: Int32) -> Bool {
        let program = state.withLock { state in
            if signal != SIGINT { state.isEnding = true }
            return state.program
        }
        guard let program, signal != SIGINT else { return program != nil }
        program.send(signal)
        for _ in 1...20 where state.withLock({ $0.program != nil }) { usleep(50_000) }
        return false
    }
}
