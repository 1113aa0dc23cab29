import WorkbookModel

/// One thing that was verified about a course, and how it stands.
package struct Finding: Sendable, Equatable {
    /// The exercise, or `nil` for the lesson or course as a whole.
    package var exercise: Exercise.ID?
    /// What was looked at: "starter", "rejected/plain-var", "format".
    package var subject: String
    /// Whether it is as it should be.
    package var isFine: Bool
    /// What was found, in a sentence.
    package var message: String

    /// Describes something that is as it should be.
    static func fine(_ exercise: Exercise.ID?, _ subject: String, _ message: String) -> Finding {
        Finding(exercise: exercise, subject: subject, isFine: true, message: message)
    }

    /// Describes a breach.
    static func breach(_ exercise: Exercise.ID?, _ subject: String, _ message: String) -> Finding {
        Finding(exercise: exercise, subject: subject, isFine: false, message: message)
    }
}
