import WorkbookModel

/// One thing that was verified about a course, with the result.
package struct Finding: Sendable, Equatable {
    /// The exercise, or `nil` for the lesson or course as a whole.
    package var exercise: Exercise.ID?
    /// What a learner with the same attempt would see, if the attempt fails.
    package struct FailedAttempt: Sendable, Equatable {
        /// The failing checks, with what they report.
        package var failures: [CheckFailure]
        /// The diagnosis that is shown, if any.
        package var diagnosis: String?
    }

    /// The subject: "starter", "rejected/plain-var", "format".
    package var subject: String
    /// Whether the subject is in order.
    package var isFine: Bool
    /// Whether it is in order, but an author should know about it.
    package var isRemark = false
    /// The result, in a sentence.
    package var message: String
    /// The attempt, if the subject is one that fails.
    package var failedAttempt: FailedAttempt?

    /// The subject of places where an author has something to write.
    package static let openPlace = "to write"

    /// Creates a finding about something that is in order.
    static func fine(_ exercise: Exercise.ID?, _ subject: String, _ message: String) -> Finding {
        Finding(exercise: exercise, subject: subject, isFine: true, message: message)
    }

    /// Creates a finding about something that may stay as it is, but that an author should know.
    static func remark(_ exercise: Exercise.ID?, _ subject: String, _ message: String) -> Finding {
        Finding(exercise: exercise, subject: subject, isFine: true, isRemark: true, message: message)
    }

    /// Creates a finding about a problem.
    static func breach(_ exercise: Exercise.ID?, _ subject: String, _ message: String) -> Finding {
        Finding(exercise: exercise, subject: subject, isFine: false, message: message)
    }
}
