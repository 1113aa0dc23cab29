import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// How an exercise stands for a learner who is about to work on it, as overviews show it.
struct ExerciseStanding {
    private let record: LearnerProgress.ExerciseRecord?
    private let status: ExerciseStatus
    /// Whether the files are as in the starter.
    private let isUntouched: Bool

    /// Looks at the learner's progress and files.
    init(_ exercise: Exercise, progress: LearnerProgress) {
        record = progress.exercises[exercise.slug]
        status = progress.status(of: exercise)
        isUntouched = Attempt(exercise).hasOnlyStarterFiles()
    }

    /// The symbol in a list of all exercises, which shows what is to be done.
    var symbol: Span { status.listSymbol(isUntouched: isUntouched) }

    /// A few words for it in a list of all exercises, which shows what is to be done.
    var words: String { ExerciseStatus.words(record, isUntouched: isUntouched) }

    /// The symbol of the last result, whatever happened to the files since.
    var lastSymbol: Span {
        switch status {
        case .passed: Span(" ✔ ", .good)
        case .flagged, .lost, .open: Span(" ✘ ", .bad)
        case .untried: Span(" ○ ")
        }
    }

    /// A few words for the last result, whatever happened to the files since.
    var lastWords: String { record.map { "\($0.summary.text) last time" } ?? words }

    /// Whether the exercise was never graded, and its files are as in the starter.
    var isUntried: Bool { record == nil && isUntouched }
}
