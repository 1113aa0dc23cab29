import Dispatch
import Foundation
import Workbook

/// Makes Ctrl-C, a closed terminal and `kill` take the children along and leave a clean line.
final class Interrupts {
    private let sources: [any DispatchSourceSignal]

    /// Begins to watch.
    init(world: World) {
        signal(SIGPIPE, SIG_IGN)
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                // While a pager or an editor has the terminal, Ctrl-C is meant for that program.
                if Foreground.takes(number) { return }
                world.runner.sessions.endAll()
                if world.console.errors.isTerminal { world.console.errors.write(ANSI.clearLine) }
                if number == SIGINT { world.console.errors.write("Stopped. Nothing was recorded.\n") }
                _exit(128 + number)
            }
            source.resume()
            return source
        }
    }

    /// Stops watching.
    func stop() { for source in sources { source.cancel() } }
}
