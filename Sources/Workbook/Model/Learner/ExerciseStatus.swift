/// The state of an exercise for a learner.
package enum ExerciseStatus: String, Sendable, Equatable, Codable, CaseIterable {
    /// It passed.
    case passed
    /// It passed, unless a person finds something wrong with it.
    case flagged
    /// It passed earlier, and no longer does.
    case lost
    /// It was graded, but has never passed.
    case open
    /// It was never graded.
    case untried

    /// Whether the exercise counts as passed: it did pass at some time, even if the code was changed since.
    package var countsAsPassed: Bool { self == .passed || self == .lost }

    /// Creates the state from the last outcome.
    package init(_ outcome: Verdict.Outcome?, hasPassed: Bool) {
        self =
            switch outcome {
            case nil: .untried
            case .passed: .passed
            case .flagged: .flagged
            case .failed, .stopped, .didNotCompile, .graderError: hasPassed ? .lost : .open
            }
    }
}

extension LearnerProgress {
    /// Returns the state of an exercise.
    package func status(of exercise: Exercise) -> ExerciseStatus {
        let record = exercises[exercise.slug]
        return ExerciseStatus(record?.outcome, hasPassed: record?.hasPassed ?? false)
    }
}
