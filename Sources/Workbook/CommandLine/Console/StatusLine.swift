import Foundation
import Synchronization
import WorkbookReporting
import WorkbookSystem

/// A line on the terminal that shows that long work goes on: which steps, and for how long.
///
/// In a pipe it shows nothing. On a terminal where nothing may move, it says once what takes so long.
package final class StatusLine: Sendable {
    /// The texts, which the steps of the work change while the ticker reads them.
    private final class SharedState: Sendable {
        let texts = Mutex<[String: String]>([:])
    }

    private let console: Console
    private let shared = SharedState()
    private let ticker: Task<Void, Never>?

    /// Starts to show the texts.
    package init(_ console: Console) {
        self.console = console
        guard console.errors.hasMotion else {
            ticker =
                !console.errors.isTerminal
                ? nil
                : Task.detached { [shared] in
                    // Who listens needs no word about what is done in a moment.
                    guard (try? await Task.sleep(for: .seconds(3))) != nil else { return }
                    let words = StatusLine.line(shared.texts.withLock(\.self))
                    console.writeError(["Working: \(words). This can take a while."])
                }
            return
        }
        let start = ContinuousClock.now
        ticker = Task.detached { [shared] in
            var frame = 0
            while !Task.isCancelled {
                let seconds = Int((ContinuousClock.now - start).components.seconds)
                let words = StatusLine.line(shared.texts.withLock(\.self))
                let start = " \(StatusLine.frames[frame % StatusLine.frames.count]) "
                console.errors.write(
                    ANSI.clearLine
                        + StatusLine.text(start, words, " · \(seconds) s", width: console.columns - 1))
                frame += 1
                try? await Task.sleep(for: .milliseconds(100))  // cancelled when the work is done
            }
        }
    }

    /// Sets what a step is doing; `nil` removes the step.
    ///
    /// When the call returns, the text is set: of two calls in a row, the second one always wins.
    package func set(_ key: String, _ text: String?) {
        shared.texts.withLock { $0[key] = text }
    }

    /// Returns a line that is no wider than the terminal; if it is too long, its middle is shortened.
    package static func text(_ start: String, _ words: String, _ end: String, width: Int) -> String {
        let room = width - start.columns - end.columns
        return (start + words.shortened(to: max(0, room)) + end).shortened(to: max(1, width))
    }

    /// What the line says now.
    package var words: String { StatusLine.line(shared.texts.withLock(\.self)) }

    /// Removes the line.
    package func end() async {
        guard let ticker else { return }
        ticker.cancel()
        await ticker.value
        if console.errors.hasMotion { console.errors.write(ANSI.clearLine) }
    }

    /// The frames of the animation, a tenth of a second each.
    package static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    private static func line(_ texts: [String: String]) -> String {
        texts.isEmpty ? "working" : texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: " · ")
    }
}
