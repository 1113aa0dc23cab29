import Synchronization
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// Shows how far a run of a class's submissions has come.
final class ClassRunProgress: Sendable {
    private let console: Console
    private let bar = Mutex<ProgressBar?>(nil)

    /// Prepares the progress of a run.
    init(_ console: Console) { self.console = console }

    /// Shows an event.
    func show(_ event: ClassRun.Event) {
        switch event {
        case .planned(let attempts, let known):
            if known > 0 {
                let words = Format.count(known, "attempt")
                console.writeError([" \(words) graded already, \(attempts) to grade"])
            }
            if attempts > 0 { bar.withLock { $0 = ProgressBar(console, total: attempts) } }
        case .began(let key, let exercise, let submission):
            bar.withLock(\.self)?.begin(key, "\(exercise.id) \(submission)")
        case .ended(let key, let submission, let result):
            bar.withLock(\.self)?.end(key, line: "\(submission) \(result.exercise.id): \(result.words)")
        }
    }

    /// Removes the bar.
    func finish() async { await bar.withLock(\.self)?.finish() }
}
