import Foundation
import WorkbookModel

extension ProgressReport {
    /// Returns the exercises as lines, with every check whose name may be shown; in a lesson, only for exercises that are open.
    package func checkText(width: Int, timeZone: TimeZone = .current) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        for row in lessons {
            if row != lessons.first { page.gap() }
            let isOne = row.exercises.count == 1 && row.lesson.exercises.count > 1
            let count =
                isOne
                ? ""
                : "\(row.totals.passed) of \(Format.count(row.totals.exercises, "exercise"))\(row.totals.lostNote)"
            page.row(
                "\("Lesson \(row.lesson.number) · \(row.lesson.title)", .strong)", "\(count, .faint)",
                indent: 0)
            var wasShort = false
            for exercise in row.exercises {
                // The checks would be a long list of circles, or of ticks.
                let isShort = [.untried, .passed].contains(exercise.standing) && !isOne
                if !isShort || !wasShort { page.gap() }
                exercise.add(to: &page, listsChecks: !isShort, timeZone: timeZone)
                wasShort = isShort
            }
        }
        addNotes(to: &page)
        return page.plainLines
    }
}

extension ProgressReport.ExerciseRow {
    fileprivate func add(to page: inout Layout, listsChecks: Bool, timeZone: TimeZone) {
        let indent = page.detailIndent
        let name = "\(exercise.id)  \(exercise.title)"
        let isNew = standing == .untried
        page.row(
            " \(standing.span) \(name, isNew ? .faint : .strong)",
            "\(words, isNew ? .faint : .plain)", indent: indent)
        let facts = facts(timeZone: timeZone)
        if !facts.isEmpty {
            page.paragraph("\(facts.joined(separator: " · "), .faint)", at: indent)
        }
        if !listsChecks { return }
        for row in checks {
            let state = row.state == .lost ? " (passed before)" : ""
            let shown = row.state == .lost && row.passed == nil ? .notAttempted : row.state
            let isFaint = shown == .notAttempted || shown == .notGraded
            page.paragraph(
                "\(shown.span) \(row.title, isFaint ? .faint : .plain)\(state, .bad)", at: indent,
                hanging: 2)
        }
        if hiddenChecks > 0 {
            let symbol = isNew ? ProgressReport.CheckState.notGraded : .notAttempted
            page.paragraph("\(symbol.span)\(" \(hiddenWords)", .faint)", at: indent, hanging: 2)
        }
    }

    /// The line about the checks whose names are hidden.
    package var hiddenWords: String {
        let more = checks.isEmpty ? "" : "more "
        return Format.count(hiddenChecks, "\(more)check")
            + " of your tests, shown once \(hiddenChecks == 1 ? "it has" : "they have") run"
    }

    /// Returns facts about the work on the exercise, a few words each.
    package func facts(timeZone: TimeZone) -> [String] {
        var facts: [String] = []
        if attempts > 0 { facts.append(Format.count(attempts, "attempt")) }
        if seconds > 0 { facts.append(Format.duration(seconds)) }
        if hints > 0 { facts.append("\(hints) of \(Format.count(exercise.hints.count, "hint"))") }
        if help.solutionSeenAt != nil { facts.append("solution seen before passing") }
        if let date = entry?.passedAt {
            facts.append("first passed on \(Format.day(date, in: timeZone))")
        } else if let date = entry?.gradedAt {
            facts.append("last graded on \(Format.day(date, in: timeZone))")
        }
        return facts.map(Format.unbroken)
    }
}

extension ProgressReport.CheckState {
    /// A single character; ``words`` mean the same.
    package var symbol: String {
        switch self {
        case .passed: "✔"
        case .failed, .lost: "✘"
        case .notAttempted: "–"
        case .notGraded: "○"
        }
    }

    /// A few words; ``symbol`` means the same.
    package var words: String {
        switch self {
        case .passed: "passes"
        case .failed: "fails"
        case .lost: "passed before"
        case .notAttempted: "not run"
        case .notGraded: "not run yet"
        }
    }

    /// The symbol with its role.
    var span: Span {
        switch self {
        case .passed: Span(symbol, .good)
        case .failed, .lost: Span(symbol, .bad)
        case .notAttempted, .notGraded: Span(symbol, .faint)
        }
    }
}
