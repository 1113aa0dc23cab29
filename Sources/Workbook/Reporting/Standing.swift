/// How an exercise stands with a learner.
public enum Standing: String, Sendable, Equatable, Codable, CaseIterable {
    /// It passed.
    case passed
    /// It passed, if a person finds nothing wrong with it.
    case flagged
    /// It passed at some time, and does not any more.
    case lost
    /// It was graded, and never passed.
    case open
    /// It was never graded.
    case untried

    /// Takes what is known of the exercise.
    init(_ outcome: Verdict.Outcome?, hasPassed: Bool) {
        self =
            switch outcome {
            case nil: .untried
            case .passed: .passed
            case .flagged: .flagged
            case .failed, .stopped, .didNotCompile, .graderError: hasPassed ? .lost : .open
            }
    }

    /// One character for it; ``words`` say the same.
    var symbol: String {
        switch self {
        case .passed: "✔"
        case .flagged: "⚑"
        case .lost, .open: "✘"
        case .untried: "○"
        }
    }

    /// A few words for it; ``symbol`` says the same.
    var words: String {
        switch self {
        case .passed: "passed"
        case .flagged: "for a person to look at"
        case .lost: "was passing"
        case .open: "not yet"
        case .untried: "not graded"
        }
    }

    /// The symbol in its role.
    var span: Span {
        switch self {
        case .passed: Span(symbol, .good)
        case .flagged, .lost, .open: Span(symbol, .bad)
        case .untried: Span(symbol, .faint)
        }
    }

    /// What the symbols mean, those of the given ones that differ.
    static func legend(_ standings: [Standing]) -> StyledLine {
        let shown = [Standing.passed, .flagged, .open, .untried].filter { standing in
            standings.contains { $0.symbol == standing.symbol }
        }
        return shown.enumerated().flatMap { index, standing in
            [Span(index == 0 ? " " : "   "), standing.span, Span(" \(standing.words)")]
        }
    }
}
