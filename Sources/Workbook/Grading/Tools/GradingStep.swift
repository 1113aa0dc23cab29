/// What grading is doing, for screens that show progress.
package enum GradingStep: Sendable, Equatable {
    /// Another `grade` is at work on the same exercise.
    case waiting
    /// The attempt is compiled and its checks run.
    case checking
    /// The learner's tests run against this many variants.
    case variants(Int)
}
