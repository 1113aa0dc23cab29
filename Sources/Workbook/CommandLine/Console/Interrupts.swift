import Dispatch
import Foundation
import TerminalGuard
import WorkbookSystem

/// Handles Ctrl-C, a closed terminal and `kill`: ends the child processes and leaves a clean line.
package final class Interrupts {
    private let sources: [any DispatchSourceSignal]

    /// Starts to handle signals.
    ///
    /// - Parameters:
    ///   - message: What to say after Ctrl-C.
    ///   - sessions: The child processes to end.
    ///   - holder: The program that may use the terminal in place of this process.
    package init(console: Console, message: InterruptMessage, sessions: LiveSessions, holder: TerminalHolder)
    {
        signal(SIGPIPE, SIG_IGN)
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                // While a pager or an editor uses the terminal, Ctrl-C is meant for that program.
                if holder.handles(number) { return }
                terminal_guard_lines()
                sessions.endAll()
                message.cleanUp?()
                if console.errors.hasMotion { console.errors.write(ANSI.clearLine) }
                if number == SIGINT, let text = message.text { console.errors.write("\(text)\n") }
                _exit(128 + number)
            }
            source.resume()
            return source
        }
    }

    /// Stops handling signals.
    package func stop() { for source in sources { source.cancel() } }
}
