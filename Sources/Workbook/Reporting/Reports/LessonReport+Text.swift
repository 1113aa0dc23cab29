import WorkbookModel

extension LessonReport {
    /// How much the report says about an exercise.
    package enum Detail: Sendable {
        /// Only what is wrong.
        case problems
        /// Only what is wrong, without the number of exercises that passed.
        case results
        /// Every check, including those that passed, but no more failing ones than fit on a screen.
        case everything
        /// Every check, and every failure with all that is known about it.
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
        var page = Layout(width: min(width, 90))
        let noun = lesson.exercises.count == 1 ? "exercise" : "exercises"
        let lost = ProgressReport.Totals.note(lost: lostCount)
        let count = detail == .problems ? "\(passedCount) of \(rows.count) \(noun)\(lost)" : ""
        page.row(
            "\("Lesson \(lesson.number) · \(lesson.title)", .strong)", "\(count, .faint)", indent: 0)
        page.gap()
        for row in rows {
            ExerciseResultText(row: row, course: course, detail: detail, list: list).add(to: &page)
        }
        for note in notes {
            page.gap()
            page.paragraph(" Note: \(note)", indent: 7)
        }
        return page.lines
    }
}
