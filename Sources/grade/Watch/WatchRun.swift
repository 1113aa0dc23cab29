import Synchronization
import WorkbookCommandLine
import WorkbookModel

/// A run beside the loop: what it is doing, and its result.
final class WatchRun: Sendable {
    private struct State {
        var status = ""
        var result: GradedRound?
    }

    private let state = Mutex(State())
    private let start = ContinuousClock.now

    /// Starts a run.
    ///
    /// - Parameter whenDone: A function that is called, on any thread, when there is a result.
    init(
        _ round: GradingRound, _ selection: Selection, whenDone: @escaping @Sendable () -> Void
    ) {
        state.withLock { $0.status = selection.exercises.first?.id.description ?? "" }
        Task {
            let result = await round.run(selection) { _, status in
                if let status { self.state.withLock { $0.status = status } }
            }
            state.withLock { $0.result = result }
            whenDone()
        }
    }

    /// What the run is doing.
    var status: String { state.withLock { $0.status } }

    /// The result; `nil` while the run lasts.
    var result: GradedRound? { state.withLock { $0.result } }

    /// How long the run has lasted.
    var duration: Duration { ContinuousClock.now - start }
}
