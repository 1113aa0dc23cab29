import Dispatch
import Foundation
import Synchronization
import TerminalGuard
import WorkbookSystem

/// What an interrupted `grade` says of the work that it leaves.
final class InterruptMessage: Sendable {
    private let storage = Mutex<String?>("Stopped. Nothing was recorded.")

    /// The sentence; `nil` where there is nothing to say, because nothing was going on.
    var words: String? {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}

/// Makes Ctrl-C, a closed terminal and `kill` take the children along and leave a clean line.
final class Interrupts {
    private let sources: [any DispatchSourceSignal]

    /// Begins to watch.
    init(context: CommandContext) {
        signal(SIGPIPE, SIG_IGN)
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                // While a pager or an editor has the terminal, Ctrl-C is meant for that program.
                if Foreground.takes(number) { return }
                terminal_guard_lines()
                context.runner.sessions.endAll()
                if context.console.errors.hasMotion { context.console.errors.write(ANSI.clearLine) }
                if number == SIGINT, let words = context.farewell.words {
                    context.console.errors.write("\(words)\n")
                }
                _exit(128 + number)
            }
            source.resume()
            return source
        }
    }

    /// Stops watching.
    func stop() { for source in sources { source.cancel() } }
}
