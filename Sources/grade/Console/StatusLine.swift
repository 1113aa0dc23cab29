import Foundation
import WorkbookReporting

/// A line on the terminal that shows that long work is alive: which step, and for how long.
///
/// In a pipe it stays quiet; where nothing may move it says once what takes so long.
final class StatusLine: Sendable {
    private let console: Console
    private let texts: Texts
    private let ticker: Task<Void, Never>?

    /// Begins to show what the texts say.
    init(_ console: Console) {
        self.console = console
        let texts = Texts()
        self.texts = texts
        guard console.errors.hasMotion else {
            ticker = nil
            return
        }
        let start = ContinuousClock.now
        ticker = Task.detached {
            var frame = 0
            while !Task.isCancelled {
                let seconds = Int((ContinuousClock.now - start).components.seconds)
                let text =
                    " \(StatusLine.frames[frame % StatusLine.frames.count]) \(await texts.line) · \(seconds) s"
                console.errors.write(ANSI.clearLine + String(text.prefix(console.columns - 1)))
                frame += 1
                try? await Task.sleep(for: .milliseconds(100))  // cancelled when the work is done
            }
        }
    }

    /// Says what is going on with something, or that nothing is any more.
    func set(_ key: String, _ text: String?) {
        Task {
            let isFirst = await texts.set(key, text)
            if isFirst && ticker == nil && console.errors.isTerminal {
                console.complain([[Span("Working: \(text ?? key). This can take a while.")]])
            }
        }
    }

    /// Clears the line.
    func end() async {
        guard let ticker else { return }
        ticker.cancel()
        await ticker.value
        console.errors.write(ANSI.clearLine)
    }

    /// The pictures of the moving part, a tenth of a second each.
    static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    private actor Texts {
        private var texts: [String: String] = [:]
        private var isSilent = true

        var line: String {
            texts.isEmpty ? "working" : texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: " · ")
        }

        /// Takes note, and tells whether it was the first time.
        func set(_ key: String, _ text: String?) -> Bool {
            texts[key] = text
            defer { isSilent = false }
            return isSilent
        }
    }
}
