import WorkbookModel

extension ExerciseStatus {
    /// A single character; ``words`` mean the same.
    var symbol: String {
        switch self {
        case .passed: "✔"
        case .flagged: "⚑"
        case .lost, .open: "✘"
        case .untried: "○"
        }
    }

    /// A few words; ``symbol`` means the same.
    package var words: String {
        switch self {
        case .passed: "passed"
        case .flagged: "needs a person to look at it"
        case .lost: "was passing"
        case .open: "not yet"
        case .untried: "not graded"
        }
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
        let shown = [ExerciseStatus.passed, .flagged, .open, .untried].filter { standing in
            standings.contains { $0.symbol == standing.symbol }
        }
        return " " + shown.map { "\($0.span) \($0.words)" }.joined(separator: "   ")
    }
}
