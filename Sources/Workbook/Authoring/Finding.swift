import WorkbookModel

/// One thing that was verified about a course, with the result.
package struct Finding: Sendable, Equatable {
    /// What a finding means for the course.
    package enum Kind: Sendable, Equatable {
        /// The subject is in order.
        case fine
        /// The subject may stay as it is, but an author should know about it.
        case remark
        /// An author still has something to write; until that is done, an exercise whose code is unwritten isn't graded.
        case toWrite(keepsFromGrading: Bool)
        /// Something is wrong.
        case breach
    }

    /// What a learner with the same attempt would see, if the attempt fails.
    package struct FailedAttempt: Sendable, Equatable {
        /// The failing checks, with what they report.
        package var failures: [CheckFailure]
        /// The ids of the checks that its author names; the name of another one may be untrue of the attempt.
        package var named: [String] = []
        /// The diagnosis that is shown, if any.
        package var diagnosis: String?
        /// Whether diagnoses are recorded; otherwise nobody knows which one is shown.
        package var hasRecord = true
    }

    /// A command of `grade` that mends what was found.
    package enum Remedy: Sendable, Hashable {
        /// Records an exercise, if what was found is right.
        case record(Exercise.ID)
        /// Writes a recorded file of an exercise again, because the file is damaged.
        case rewrite(Exercise.ID, file: String)
    }

    /// What the finding means.
    package var kind: Kind
    /// The exercise, or `nil` for the lesson or course as a whole.
    package var exercise: Exercise.ID?
    /// The subject: "starter", "rejected/plain-var", "format".
    package var subject: String
    /// The result, in a sentence.
    package var message: String
    /// The attempt, if the subject is one that fails.
    package var failedAttempt: FailedAttempt?
    /// What mends it, if a command of `grade` does.
    package var remedy: Remedy?

    /// Whether nothing needs to be done about it.
    package var isFine: Bool { kind == .fine || kind == .remark }

    /// Whether an author still has something to write.
    package var isToWrite: Bool { if case .toWrite = kind { true } else { false } }

    /// Creates a finding about something that is in order.
    static func fine(_ exercise: Exercise.ID?, _ subject: String, _ message: String) -> Finding {
        Finding(kind: .fine, exercise: exercise, subject: subject, message: message)
    }

    /// Creates a finding about something that may stay as it is.
    static func remark(_ exercise: Exercise.ID?, _ subject: String, _ message: String) -> Finding {
        Finding(kind: .remark, exercise: exercise, subject: subject, message: message)
    }

    /// Creates a finding about a problem.
    static func breach(_ exercise: Exercise.ID?, _ subject: String, _ message: String) -> Finding {
        Finding(kind: .breach, exercise: exercise, subject: subject, message: message)
    }
}
