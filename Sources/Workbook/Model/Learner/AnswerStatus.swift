/// How the learner's files, as they are now, compare with those that were graded.
package enum AnswerStatus: Sendable, Equatable {
    /// No version of them has passed.
    case neverPassed
    /// They passed.
    case passes
    /// An earlier version passed, and these were flagged.
    case needsReview
    /// An earlier version passed, and these did not.
    case fails
    /// An earlier version passed, and these were not graded.
    case notGraded
    /// An earlier version passed, and these are as in the starter.
    case reset
}

extension LearnerProgress {
    /// Reads the learner's files, and returns how they compare with those that were graded.
    package func answerStatus(of exercise: Exercise) -> AnswerStatus {
        guard let record = exercises[exercise.slug], record.hasPassed else { return .neverPassed }
        let attempt = Attempt(exercise)
        if attempt.hasOnlyStarterFiles() { return .reset }
        // A record of an earlier version doesn't say which files were graded.
        if let files = record.files, files != attempt.digest() { return .notGraded }
        return switch record.outcome {
        case .passed: .passes
        case .flagged: .needsReview
        case .failed, .stopped, .didNotCompile, .graderError: .fails
        }
    }
}
