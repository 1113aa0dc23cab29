import Dispatch
import Foundation
import Synchronization
import WorkbookSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Lets another program, a pager or an editor, have the terminal until it ends.
///
/// Nothing else may read the terminal meanwhile, and it must be in its usual mode: a command that reads single keys stops
/// doing so first.
struct Foreground: Sendable {
    /// Writes what the program reads.
    typealias Feed = @Sendable (_ write: @escaping @Sendable (String) -> Void) -> Void

    /// Runs a program to its end; with a feed, that takes the place of its standard input.
    var run:
        @Sendable (_ words: [String], _ environment: [String: String], _ feed: Feed?) async throws
            -> Termination

    /// The real terminal.
    static let live = Foreground { words, environment, feed in
        // Waiting blocks a thread, which must not be one of the few that run Swift's tasks.
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try wait(words, environment, feed) })
            }
        }
    }

    /// No terminal: everything is over at once.
    static let none = Foreground { _, _, _ in .exited(0) }

    private struct State {
        /// The program that has the terminal.
        var holder: SharedProcess?
        /// Whether this process is about to end.
        var isEnding = false
    }

    private static let state = Mutex(State())

    /// Whether a signal is the affair of the program that has the terminal.
    ///
    /// Ctrl-C comes to it from the terminal itself. What is to end this process is handed on, and ends both: first the
    /// program, so that it gives the terminal back as it was.
    static func takes(_ signal: Int32) -> Bool {
        let holder = state.withLock { state in
            if signal != SIGINT { state.isEnding = true }
            return state.holder
        }
        guard let holder, signal != SIGINT else { return holder != nil }
        holder.send(signal)
        for _ in 1...20 where state.withLock({ $0.holder != nil }) { usleep(50_000) }
        return false
    }

    private static func wait(
        _ words: [String], _ environment: [String: String], _ feed: Feed?
    ) throws -> Termination {
        var modes = termios()
        let hasModes = tcgetattr(STDIN_FILENO, &modes) == 0
        let program = try SharedProcess.start(words, environment: environment, isFed: feed != nil)
        state.withLock { $0.holder = program }
        feed? { program.feed($0) }
        let termination = program.wait()
        // A program that crashed may have left the terminal without echo.
        if hasModes { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
        let isEnding = state.withLock { state in
            state.holder = nil
            return state.isEnding
        }
        // Whoever ends this process also says with which status.
        while isEnding { sleep(1) }
        return termination
    }
}
