/// How an exercise stands with a learner.
package enum ExerciseStatus: String, Sendable, Equatable, Codable, CaseIterable {
    /// It passed.
    case passed
    /// It passed, if a person finds nothing wrong with it.
    case flagged
    /// It passed at some time, and does not any more.
    case lost
    /// It was graded, and never passed.
    case open
    /// It was never graded.
    case untried

    /// Takes what is known of the exercise.
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
