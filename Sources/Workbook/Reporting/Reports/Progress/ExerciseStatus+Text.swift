import WorkbookModel

extension ExerciseStatus {
    /// A single character; ``words`` mean the same.
    package var symbol: String {
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
        case .lost: "passed before"
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

    /// Returns the status of an exercise in a few words: the last result, whether it passed before, and whether it was reset.
    ///
    /// - Parameter isUntouched: Whether the learner's files are the same as in the starter.
    package static func words(_ record: LearnerProgress.ExerciseRecord?, isUntouched: Bool) -> String {
        guard let record else { return ungraded(isUntouched: isUntouched) }
        if record.hasPassed && isUntouched { return "\(lost.words); files reset" }
        if isUntouched { return "files as in the starter" }
        let isLost = record.hasPassed && record.outcome != .passed
        return (isLost ? "\(lost.words); last: " : "") + record.summary.text
    }

    /// Returns a sentence on exercises that passed before and fail now; `nil` if there are none.
    ///
    /// - Parameter time: The time of day at which they passed, if the learner may have missed that.
    package static func stillCounts(_ exercises: [Exercise], passedAt time: String? = nil) -> StyledLine? {
        if exercises.isEmpty { return nil }
        let names = Format.list(exercises.map(\.id.description))
        let start = " \(names) passed \(time.map { "at \($0)" } ?? "before")"
        return exercises.count == 1
            ? "\(start), so it still counts, although it doesn't pass now."
            : "\(start), so they still count, although they don't pass now."
    }

    /// Returns the symbol, between blanks, in a list that shows what is to be done.
    ///
    /// - Parameter isUntouched: Whether the learner's files are the same as in the starter.
    package func listSymbol(isUntouched: Bool) -> Span {
        switch self {
        case .passed: Span(" ✔ ", .good)
        case .lost: Span(" ✘ ", .bad)
        case .flagged, .open: isUntouched ? Span(" ○ ", .faint) : Span(" ✘ ", .bad)
        case .untried: Span(" ○ ", .faint)
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
        let shown = allCases.filter(standings.contains)
        return " "
            + shown.map { "\($0.span)\("\u{A0}" + Format.unbroken($0.words))" }.joined(separator: "   ")
    }
}
