import WorkbookModel

/// The results of one submission.
package struct SubmissionResult: Sendable, Equatable {
    /// The submission.
    package var submission: Submission
    /// A result for each exercise that the class was asked for, in the course's order.
    package var exercises: [ExerciseResult]

    /// Creates the results of a submission.
    package init(_ submission: Submission, _ exercises: [ExerciseResult]) {
        self.submission = submission
        self.exercises = exercises
    }
}
