import WorkbookModel

extension LessonReport {
    /// How much the report says about an exercise.
    package enum Detail: Sendable {
        /// The title and the result of each exercise that was graded, and how many have passed.
        case titles
        /// Only what is wrong.
        case problems
        /// Only what is wrong, without the number of exercises that passed.
        case results
        /// Every check, including those that passed, but no more failing ones than fit on a screen.
        case everything
        /// Every check, and every failure with what happened, however many lines that takes.
        case whole

        /// Whether checks that passed are listed.
        var listsChecks: Bool { self == .everything || self == .whole }
    }

    /// Returns the report as lines for people.
    ///
    /// - Parameter list: Returns the command that lists all checks of an exercise; `nil` if there is none to mention.
    package func text(
        course: Course, detail: Detail, width: Int, listing list: ((Exercise.ID) -> String)? = nil
    ) -> [StyledLine] {
        // Few columns to choose from, so that pages look alike. A path is easier to open in one piece.
        let columns = width < 60 ? [3] : [8, 3]
        let pages = columns.map { page(course, detail, width: min(width, 90), at: $0, list) }
        let broken = pages.map(\.brokenPaths)
        let best = pages.indices.min { broken[$0] < broken[$1] } ?? 0
        return pages[best].lines
    }

    /// Returns the report in which the lines about an exercise start at a column.
    private func page(
        _ course: Course, _ detail: Detail, width: Int, at indent: Int, _ list: ((Exercise.ID) -> String)?
    ) -> Layout {
        var page = Layout(width: width)
        let noun = lesson.exercises.count == 1 ? "exercise" : "exercises"
        let lost = ProgressReport.Totals.note(lost: lostCount)
        let count =
            detail == .problems || detail == .titles ? "\(passedCount) of \(rows.count) \(noun)\(lost)" : ""
        page.row(
            "\("Lesson \(lesson.number) · \(lesson.title)", .strong)", "\(count, .faint)", indent: 0)
        page.gap()
        for row in rows where detail != .titles || row.verdict != nil {
            ExerciseResultText(
                row: row, course: course, detail: detail, list: list, screen: (page.width, indent)
            ).add(to: &page)
        }
        for note in notes {
            page.gap()
            page.paragraph(" Note: \(note)", indent: 7)
        }
        return page
    }
}

extension Layout {
    /// How many paths don't fit on their line.
    fileprivate var brokenPaths: Int {
        lines.count { $0.columns > width && $0.contains { $0.role == .path } }
    }
}
