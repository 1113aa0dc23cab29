import Foundation
import Synchronization
import WorkbookReporting

/// Shows how much of some long work is done: a bar on a terminal, a line now and then everywhere else.
package final class ProgressBar: Sendable {
    private struct State {
        var done = 0
        var current: [(key: String, text: String)] = []
    }

    /// The state, which the work changes while the ticker reads it.
    private final class SharedState: Sendable {
        let state = Mutex(State())
    }

    private let console: Console
    private let total: Int
    private let shared = SharedState()
    private let ticker: Task<Void, Never>?

    /// Starts to show how many parts of a total are done.
    package init(_ console: Console, total: Int) {
        self.console = console
        self.total = total
        guard console.errors.hasMotion else {
            ticker = nil
            return
        }
        let start = ContinuousClock.now
        ticker = Task.detached { [shared] in
            while !Task.isCancelled {
                let now = shared.state.withLock { $0 }
                let seconds = Double((ContinuousClock.now - start).components.seconds)
                console.errors.write(
                    ANSI.clearLine
                        + ProgressBar.line(
                            done: now.done, total: total, text: now.current.first?.text ?? "",
                            seconds: seconds, width: console.columns - 1))
                try? await Task.sleep(for: .milliseconds(200))  // cancelled when the work is done
            }
        }
    }

    /// Notes that a part started.
    package func begin(_ key: String, _ text: String) {
        shared.state.withLock { $0.current.append((key, text)) }
    }

    /// Notes that a part is done, and writes the line if there is no bar.
    package func end(_ key: String, line: String?) {
        shared.state.withLock { state in
            state.done += 1
            state.current.removeAll { $0.key == key }
        }
        if ticker == nil, let line { console.writeError(["\(line)"]) }
    }

    /// Removes the bar.
    package func finish() async {
        guard let ticker else { return }
        ticker.cancel()
        await ticker.value
        console.errors.write(ANSI.clearLine)
    }

    /// Returns the line: a bar, a count, the time so far, an estimate of the rest, and what is being done.
    package static func line(done: Int, total: Int, text: String, seconds: Double, width: Int) -> String {
        let cells = 20
        let full = total > 0 ? min(cells, done * cells / total) : cells
        let bar =
            width < 60
            ? ""
            : "[" + String(repeating: "#", count: full) + String(repeating: "-", count: cells - full) + "] "
        var words = " \(bar)\(done) of \(total) · \(DurationText.short(seconds: Int(seconds)))"
        // After only a few parts, an estimate would jump around.
        if done >= 3 && done < total {
            let rest = Int(seconds / Double(done) * Double(total - done))
            words += ", about \(DurationText.short(seconds: rest)) left"
        }
        return String((text.isEmpty ? words : "\(words) · \(text)").prefix(max(0, width)))
    }
}
