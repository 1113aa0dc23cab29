import WorkbookModel
import WorkbookPages
import WorkbookReporting

extension ExerciseResult {
    /// How an exercise of a submission ended, in the ways that an instructor tells apart.
    package enum State: String, Sendable, CaseIterable {
        case passed, flagged, failed, stopped, didNotCompile, graderError, unusable, pending, notStarted,
            missing
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
        }
    }

    /// Whether it isn't known yet how many points the result is worth.
    package var isOpen: Bool { [.pending, .graderError, .unusable].contains(self) }

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
        }
    }

    /// The kind of square that shows it.
    private var kind: ExerciseStatus {
        switch self {
        case .passed: .passed
        case .flagged, .graderError, .unusable: .flagged
        case .failed, .stopped, .didNotCompile: .open
        case .pending, .notStarted, .missing: .untried
        }
    }

    /// A square with the symbol.
    var cell: HTML { cell(words) }

    /// Returns a square with the symbol, which screen readers read as other words.
    func cell(_ words: String) -> HTML { .cell(kind.rawValue, symbol, words: words) }

    /// A list that explains the squares.
    static let legend: HTML = .legend(allCases.map { ($0.kind.rawValue, $0.symbol, $0.words) })
}
