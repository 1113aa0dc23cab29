import Foundation
import WorkbookBugs
import WorkbookCommandLine
import WorkbookReporting
import WorkbookSystem

/// Shows what a search for bugs or seams is doing, and how long it will probably take.
final class BugsProgress: Sendable {
    private let context: CommandContext
    private let status: StatusLine
    private let started = Locked<ContinuousClock.Instant?>(nil)
    private let lastLine = Locked("")

    private let name: String

    init(_ context: CommandContext, name: String = "bugs") {
        (self.context, self.name) = (context, name)
        status = StatusLine(context.console)
        context.interruptMessage.text = "Stopped. Nothing was found yet."
    }

    /// Shows a phase.
    func show(_ phase: SearchPhase) {
        if case .trying = phase {
            context.interruptMessage.text = "Stopped. What was found is kept, and the same command continues."
        }
        let words = words(for: phase)
        status.set(name, words)
        // Where nothing may move, a line for each step shows that it goes on.
        guard !context.console.errors.hasMotion else { return }
        let line = BugsProgress.line(for: phase)
        let isNew = lastLine.withLock { last in
            defer { last = line ?? last }
            return line != nil && last != line
        }
        if let line, isNew { context.console.writeError(["\(line)"]) }
    }

    /// Removes the line.
    func end() async { await status.end() }

    private func words(for phase: SearchPhase) -> String {
        switch phase {
        case .trying(let done, let total):
            let now = ContinuousClock.now
            let start = started.withLock { start in
                start = start ?? now
                return start ?? now
            }
            return BugsProgress.words(done: done, of: total, seconds: (now - start).seconds)
        case .cleanRun(let number, let all): return "running all tests as they are, \(number) of \(all)"
        default: return BugsProgress.line(for: phase) ?? "running each test alone"
        }
    }

    /// Returns how many bugs were tried, with an estimate of the rest as soon as that is steady.
    static func words(done: Int, of total: Int, seconds: Double) -> String {
        let words = "trying bugs: \(done) of \(total)"
        guard done >= 10, done < total else { return words }
        let rest = Int(seconds / Double(done) * Double(total - done))
        return "\(words), about \(DurationText.short(seconds: rest)) left"
    }

    /// Returns the words for a phase where each line stays; `nil` for a step that needs no line of its own.
    static func line(for phase: SearchPhase) -> String? {
        switch phase {
        case .reading: return "reading the package"
        case .compiling: return "building the package"
        case .resolving(let target): return "reading what the code of \(target) refers to"
        case .noting: return "building the tests so that they note what they run"
        case .scenarios(let count): return "running the program in \(count) scenarios"
        case .building(1, let mutants):
            return "building the tests with \(Format.count(mutants, "small bug")) in the code"
        case .building(let attempt, _):
            return "building again without bugs that don't compile (build \(attempt))"
        case .cleanRun(let number, let all):
            return number == 1 ? "running all tests as they are, \(all) times" : nil
        case .reach(let done, let all):
            return done == 1 || done % max(1, all / 4) == 0
                ? "running each test alone: \(done) of \(all)" : nil
        case .trying(let done, let all):
            return done == 1 || done % max(25, all / 4) == 0 ? "trying bugs: \(done) of \(all)" : nil
        }
    }
}
