import WorkbookModel

extension LessonReport {
    /// How much is told of an exercise.
    package enum Detail: Sendable {
        /// What is wrong.
        case problems
        /// Every check, also those that passed.
        case everything
    }

    /// The report as lines for a person to read.
    package func text(course: Course, detail: Detail, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let noun = lesson.exercises.count == 1 ? "exercise" : "exercises"
        let count = detail == .problems ? Span("\(passedCount) of \(rows.count) \(noun)", .faint) : Span("")
        page.row([Span("Lesson \(lesson.number) · \(lesson.title)", .strong)], count, indent: 0)
        page.gap()
        for row in rows { RowText(row: row, course: course, detail: detail).add(to: &page) }
        for note in notes {
            page.gap()
            page.paragraph([Span(" Note: \(note)")], indent: 7)
        }
        return page.lines
    }
}
