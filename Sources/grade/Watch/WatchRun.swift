import Synchronization
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// A run beside the loop: what it is doing, and its result.
final class WatchRun: Sendable {
    private struct State {
        var status = ""
        var results: [GradedRound]?
    }

    private let state = Mutex(State())
    private let start = ContinuousClock.now
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// Whether everything that was started is graded, rather than the exercise that is being watched.
    let isOverall: Bool

    /// Starts a run.
    ///
    /// - Parameter whenDone: A function that is called, on any thread, when there is a result.
    init(
        _ round: GradingRound, _ selections: [Selection], isOverall: Bool = false,
        whenDone: @escaping @Sendable () -> Void
    ) {
        self.isOverall = isOverall
        state.withLock { $0.status = selections.first?.exercises.first?.id.description ?? "" }
        let task = Task {
            var results: [GradedRound] = []
            for (index, selection) in selections.enumerated() where !Task.isCancelled {
                let place = isOverall ? "\(index + 1) of \(Format.count(selections.count, "lesson")) · " : ""
                let result = await round.run(selection) { _, status in
                    if let status { self.state.withLock { $0.status = place + status } }
                }
                // It was stopped before anything in this lesson was graded.
                if Task.isCancelled, result.report.rows.allSatisfy({ $0.verdict == nil }) { break }
                results.append(result)
            }
            state.withLock { [results] in $0.results = results }
            whenDone()
        }
        self.task.withLock { $0 = task }
    }

    /// Ends the run early; what was graded until then is its result.
    func stop() { task.withLock { $0?.cancel() } }

    /// What the run is doing.
    var status: String { state.withLock { $0.status } }

    /// The result of each selection; `nil` while the run lasts.
    var results: [GradedRound]? { state.withLock { $0.results } }

    /// How long the run has lasted.
    var duration: Duration { ContinuousClock.now - start }
}
