import WorkbookModel

/// How an exercise stands, as a book shows it.
package enum BookState: Sendable, Equatable, CaseIterable {
    /// It passed.
    case passed
    /// It passed, unless a person finds something wrong with it.
    case flagged
    /// It passed earlier, and no longer does.
    case passedBefore
    /// It was graded, and has never passed.
    case inProgress
    /// It was never graded.
    case notStarted

    /// Creates the state of an exercise from a learner's record.
    package init(_ record: LearnerProgress.ExerciseRecord?) {
        self =
            switch ExerciseStatus(record?.outcome, hasPassed: record?.passedAt != nil) {
            case .passed: .passed
            case .flagged: .flagged
            case .lost: .passedBefore
            case .open: .inProgress
            case .untried: .notStarted
            }
    }

    /// A character for the title of an exercise that needs no more work of the learner.
    package var mark: String? {
        switch self {
        case .passed: "✔"
        case .flagged: "⚑"
        case .passedBefore, .inProgress, .notStarted: nil
        }
    }

    /// The state in words.
    package var words: String {
        switch self {
        case .passed: "Passed"
        case .flagged: "Needs review"
        case .passedBefore: "Passed before"
        case .inProgress: "In progress"
        case .notStarted: "Not started"
        }
    }
}
