import WorkbookModel

/// What is known about one exercise of a submission.
package struct ExerciseResult: Sendable, Equatable {
    /// Whether the exercise was graded.
    package enum Status: Sendable, Equatable {
        /// It was graded.
        case graded(Verdict)
        /// The learner's files are the same as in the starter.
        case notStarted
        /// The submission has none of the files that the exercise asks for.
        case missing
        /// It was not graded yet, because the run was interrupted or belongs to another shard.
        case pending
    }

    /// The exercise.
    package var exercise: Exercise
    /// Whether it was graded.
    package var status: Status
    /// What was graded, and how; `nil` if nothing was.
    package var evidence: Evidence?

    /// Creates a result.
    package init(_ exercise: Exercise, _ status: Status, evidence: Evidence? = nil) {
        self.exercise = exercise
        self.status = status
        self.evidence = evidence
    }

    /// The verdict, if the exercise was graded.
    package var verdict: Verdict? { if case .graded(let verdict) = status { verdict } else { nil } }
}
