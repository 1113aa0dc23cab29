import Dispatch
import Foundation
import WorkbookSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Lets another program, such as a pager or an editor, use the terminal until it ends.
///
/// Meanwhile nothing else may read the terminal, and the terminal must be in its usual mode: a command that reads single
/// keys stops doing so first.
package struct Foreground: Sendable {
    /// Writes the input of the program.
    package typealias Feed = @Sendable (_ write: @escaping @Sendable (String) -> Void) -> Void

    /// Runs a program until it ends; a feed replaces its standard input.
    package var run:
        @Sendable (_ words: [String], _ environment: [String: String], _ feed: Feed?) async throws
            -> Termination

    /// No terminal: every program ends at once.
    package static let none = Foreground { _, _, _ in .exited(0) }

    /// Returns the terminal of this process.
    ///
    /// - Parameter holder: Where the running program is noted, so that signals can be passed on to it.
    package static func terminal(_ holder: TerminalHolder) -> Foreground {
        Foreground { words, environment, feed in
            // Waiting blocks a thread, which must not be one of the few that run Swift's tasks.
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async {
                    continuation.resume(with: Result { try wait(words, environment, feed, holder) })
                }
            }
        }
    }

    private static func wait(
        _ words: [String], _ environment: [String: String], _ feed: Feed?, _ holder: TerminalHolder
    ) throws -> Termination {
        var modes = termios()
        let hasModes = tcgetattr(STDIN_FILENO, &modes) == 0
        let program = try SharedProcess.start(words, environment: environment, isFed: feed != nil)
        holder.begin(program)
        feed? { program.feed($0) }
        let termination = program.wait()
        // A program that crashed may have left the terminal without echo.
        if hasModes { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
        // The signal handler ends this process, and chooses its exit status.
        while holder.end() { sleep(1) }
        return termination
    }
}
