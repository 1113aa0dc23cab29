import WorkbookModel
import WorkbookReporting

/// How an exercise stands for a learner who is about to work on it, as overviews show it.
enum ExerciseStanding {
    /// It passed; after a reset its files are as in the starter.
    case passed(VerdictSummary, isReset: Bool)
    /// It passed before, and no longer does.
    case lost(VerdictSummary)
    /// It was graded and did not pass; after a reset its files are as in the starter.
    case notPassed(VerdictSummary, isReset: Bool)
    /// Its files changed, and it was never graded.
    case notGraded
    /// Its files are as in the starter, and it was never graded.
    case notStarted

    /// Looks at the learner's progress and files.
    init(_ exercise: Exercise, progress: LearnerProgress) {
        let isUntouched = Attempt(exercise).hasOnlyStarterFiles()
        switch progress.exercises[exercise.slug] {
        case let record? where record.outcome == .passed:
            self = .passed(record.summary, isReset: isUntouched)
        case let record? where !isUntouched && progress.status(of: exercise) == .lost:
            self = .lost(record.summary)
        case let record?: self = .notPassed(record.summary, isReset: isUntouched)
        case nil: self = isUntouched ? .notStarted : .notGraded
        }
    }

    /// The symbol in a list of all exercises, which shows what is to be done.
    var symbol: Span {
        switch self {
        case .passed: Span(" ✔ ", .good)
        case .notPassed(_, isReset: true), .notGraded, .notStarted: Span(" ○ ", .faint)
        case .lost, .notPassed(_, isReset: false): Span(" ✘ ", .bad)
        }
    }

    /// A few words for it in a list of all exercises, which shows what is to be done.
    var words: String {
        switch self {
        // After a reset, an exercise that passed still counts.
        case .passed(_, isReset: true): "passed, files reset"
        case .notPassed(_, isReset: true): "files reset"
        case .passed(let summary, isReset: false), .notPassed(let summary, isReset: false): summary.text
        case .lost(let summary): "passed before; now \(summary.text)"
        case .notGraded: ExerciseStatus.ungraded(isUntouched: false)
        case .notStarted: ExerciseStatus.ungraded(isUntouched: true)
        }
    }

    /// The symbol of the last result, whatever happened to the files since.
    var lastSymbol: Span {
        switch self {
        case .passed: Span(" ✔ ", .good)
        case .lost, .notPassed: Span(" ✘ ", .bad)
        case .notGraded, .notStarted: Span(" ○ ")
        }
    }

    /// A few words for the last result, whatever happened to the files since.
    var lastWords: String {
        switch self {
        case .passed(let summary, _), .lost(let summary), .notPassed(let summary, _):
            "\(summary.text) last time"
        case .notGraded, .notStarted: words
        }
    }

    /// Whether a list of all exercises shows it faint, because its files are as in the starter or were never graded.
    var isFaint: Bool { symbol.role == .faint }

    /// Whether the exercise was never graded.
    var isUngraded: Bool {
        switch self {
        case .notGraded, .notStarted: true
        case .passed, .lost, .notPassed: false
        }
    }
}
