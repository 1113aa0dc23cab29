import Synchronization
import WorkbookModel

/// A run that goes on beside the loop: what it is at, and what came of it.
final class WatchRun: Sendable {
    private struct State {
        var words = ""
        var outcome: GradedRound?
    }

    private let state = Mutex(State())
    private let start = ContinuousClock.now

    /// Starts a run.
    ///
    /// - Parameter whenDone: Called from elsewhere when there is an outcome.
    init(
        _ round: GradingRound, _ selection: Selection, isCounted: Bool,
        whenDone: @escaping @Sendable () -> Void
    ) {
        state.withLock { $0.words = selection.exercises.first?.id.description ?? "" }
        Task {
            let outcome = await round.run(selection, isCounted: isCounted) { _, words in
                if let words { self.state.withLock { $0.words = words } }
            }
            state.withLock { $0.outcome = outcome }
            whenDone()
        }
    }

    /// What it is at.
    var words: String { state.withLock { $0.words } }

    /// What came of it; `nil` while it goes on.
    var outcome: GradedRound? { state.withLock { $0.outcome } }

    /// For how long it goes on.
    var duration: Duration { ContinuousClock.now - start }
}
