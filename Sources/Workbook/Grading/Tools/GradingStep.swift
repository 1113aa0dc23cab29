/// What grading is doing, for screens that show progress.
package enum GradingStep: Sendable, Equatable {
    /// Another `grade` is at work on the same exercise.
    case waiting
    /// The attempt is compiled and its checks run.
    case checking
    /// The checks, or the learner's tests, take much longer than usual.
    case lingering
    /// The learner's tests run this often, and so many of these runs have ended.
    case testRuns(Int, ended: Int = 0)
}
