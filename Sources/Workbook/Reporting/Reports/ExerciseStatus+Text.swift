import WorkbookModel

extension ExerciseStatus {
    /// A single character; ``words`` mean the same.
    var symbol: String {
        switch self {
        case .passed: "✔"
        case .flagged: "⚑"
        case .lost: "↓"
        case .open: "✘"
        case .untried: "○"
        }
    }

    /// A few words; ``symbol`` means the same.
    package var words: String {
        switch self {
        case .passed: "passed"
        case .flagged: "needs review"
        case .lost: "was passing"
        case .open: "not passed"
        case .untried: "not started"
        }
    }

    /// Returns a few words for an exercise that was never graded.
    ///
    /// - Parameter isUntouched: Whether the learner's files are the same as in the starter.
    package static func ungraded(isUntouched: Bool) -> String {
        isUntouched ? untried.words : "changed, not graded yet"
    }

    /// The symbol with its role.
    package var span: Span {
        switch self {
        case .passed: Span(symbol, .good)
        case .flagged, .lost, .open: Span(symbol, .bad)
        case .untried: Span(symbol, .faint)
        }
    }

    /// Returns a line that explains the symbols of these exercises.
    package static func legend(_ standings: [ExerciseStatus]) -> StyledLine {
        let shown = allCases.filter(standings.contains)
        return " "
            + shown.map { "\($0.span)\("\u{A0}" + Format.unbroken($0.words))" }.joined(separator: "   ")
    }
}
