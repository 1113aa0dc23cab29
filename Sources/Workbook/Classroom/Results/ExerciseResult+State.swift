import WorkbookModel
import WorkbookPages
import WorkbookReporting

extension ExerciseResult {
    /// How an exercise ended for a submission or a learner, as instructors distinguish it.
    package enum State: String, Sendable, Codable, CaseIterable {
        case passed, flagged, failed, stopped, didNotCompile, graderError
        /// What was handed in for it can't be graded.
        case unusable
        /// It was not graded yet.
        case pending
        /// The learner's files are those of the starter.
        case notStarted
        /// The submission has none of the exercise's files.
        case missing
        /// The learner has several submissions, and nobody chose one; a single submission never has this state.
        case ambiguous
        /// The learner handed in nothing; a single submission never has this state.
        case noSubmission
    }

    /// How it ended.
    package var state: State {
        switch status {
        case .graded(let verdict):
            switch verdict.outcome {
            case .passed: .passed
            case .flagged: .flagged
            case .failed: .failed
            case .stopped: .stopped
            case .didNotCompile: .didNotCompile
            case .graderError: .graderError
            }
        case .notStarted: .notStarted
        case .missing: .missing
        case .pending: .pending
        case .unusable: .unusable
        }
    }

    /// The result in a few words, such as "3 of 4 checks", as a learner's screen shows it.
    package var words: String { verdict?.summary.text ?? state.words }
}

extension ExerciseResult.State {
    /// A single character; ``words`` mean the same.
    package var symbol: String {
        switch self {
        case .passed: "✔"
        case .flagged: "⚑"
        case .failed: "✘"
        case .stopped: "■"
        case .didNotCompile: "≠"
        case .graderError: "!"
        case .unusable: "?"
        case .pending: "…"
        case .notStarted: "○"
        case .missing: "–"
        case .ambiguous: "2"
        case .noSubmission: ""
        }
    }

    /// Whether every check passed.
    var isPassed: Bool { [.passed, .flagged].contains(self) }

    /// Whether it isn't known yet how many points the result is worth.
    package var isOpen: Bool { [.pending, .graderError, .unusable, .ambiguous].contains(self) }

    /// A few words; ``symbol`` means the same.
    package var words: String {
        switch self {
        case .passed: ExerciseStatus.passed.words
        case .flagged: ExerciseStatus.flagged.words
        case .failed: ExerciseStatus.open.words
        case .stopped: "stopped"
        case .didNotCompile: "does not compile"
        case .graderError: "could not be graded"
        case .unusable: "not usable"
        case .pending: "not graded yet"
        case .notStarted: ExerciseStatus.untried.words
        case .missing: "not handed in"
        case .ambiguous: "handed in several times"
        case .noSubmission: "no submission"
        }
    }

    /// Returns ``words`` after a number of exercises, such as "2 do not compile".
    package func words(for count: Int) -> String {
        switch self {
        case .flagged where count != 1: "need review"
        case .didNotCompile where count != 1: "do not compile"
        default: words
        }
    }

    /// The kind of square that shows it.
    private var kind: ExerciseStatus {
        switch self {
        case .passed: .passed
        case .flagged, .graderError, .unusable, .ambiguous: .flagged
        case .failed, .stopped, .didNotCompile: .open
        case .pending, .notStarted, .missing, .noSubmission: .untried
        }
    }

    /// A square with the symbol.
    var cell: HTML { cell(words) }

    /// Returns a square with the symbol, which screen readers read as other words.
    func cell(_ words: String) -> HTML { .cell(kind.rawValue, symbol, words: words) }

    /// The states of those who handed in something.
    static let shown = allCases.filter { $0 != .noSubmission }

    /// A list that explains the squares.
    static let legend: HTML = .legend(shown.map { ($0.kind.rawValue, $0.symbol, $0.words) })
}
