import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// The course as a list: all lessons with counts, and the exercises of some of them.
struct CourseOverview {
    var course: Course
    var progress: LearnerProgress
    /// Whether the short names, which commands accept, are shown too.
    var hasNames = false
    /// The command that lists all lessons, if those that aren't expanded are only counted.
    var list: String?

    /// Returns the lines, with the exercises of the given lessons and a mark at one of them, and the numbers of that one's lines.
    func lines(
        expanding lessons: [Lesson], cursor: Exercise.ID? = nil, width: Int
    ) -> (lines: [StyledLine], cursorLines: Range<Int>) {
        var cursorLines = 0..<0
        var page = Layout(width: min(width, 90))
        let all = totals(course.exercises)
        page.row(
            "\(course.title, .strong)",
            Span("\(all.passed) of \(all.exercises) exercises\(notes(course.exercises))", .faint), indent: 0)
        for lesson in course.lessons where list == nil || lessons.contains(lesson) {
            let isExpanded = lessons.contains(lesson)
            if isExpanded || lesson == course.lessons.first { page.gap() }
            let totals = totals(lesson.exercises)
            page.row(
                """
                \(" Lesson \(lesson.number) · \(lesson.title)", isExpanded ? .strong : .plain)\
                \(name(lesson.slug), .faint)
                """,
                Span("\(totals.passed) of \(totals.exercises)\(notes(lesson.exercises))", .faint), indent: 3)
            for exercise in isExpanded ? lesson.exercises : [] {
                let start = page.lines.count
                add(exercise, isMarked: exercise.id == cursor, to: &page)
                if exercise.id == cursor { cursorLines = start..<page.lines.count }
            }
        }
        if let list, lessons.count < course.lessons.count {
            let others = Format.count(course.lessons.count - lessons.count, "other lesson")
            page.paragraph(" \("\(others):", .faint)  \(list, .command)", indent: 3)
        }
        return (page.lines, cursorLines)
    }

    private func totals(_ exercises: [Exercise]) -> ProgressReport.Totals {
        ProgressReport.Totals(of: exercises, progress: progress)
    }

    /// Returns how many of the exercises that passed fail now or were reset, to be shown after the number of those that passed.
    private func notes(_ exercises: [Exercise]) -> String {
        let reset = exercises.count(where: progress.isReset)
        return totals(exercises).lostNote + (reset == 0 ? "" : " · \(reset) reset")
    }

    private func name(_ slug: String) -> String { hasNames ? " (\(slug))" : "" }

    private func add(_ exercise: Exercise, isMarked: Bool, to page: inout Layout) {
        let standing = ExerciseStanding(exercise, progress: progress)
        let role: Span.Role = isMarked ? .strong : standing.symbol.role == .faint ? .faint : .plain
        var symbol: StyledLine = "\(standing.symbol)"
        if isMarked {
            // The mark takes the place of the blank before the symbol.
            symbol = "\("▸", .strong)\(standing.symbol.text.dropFirst(), standing.symbol.role)"
        }
        page.row(
            "\(symbol)\("\(exercise.id)  \(exercise.title)", role)\(name(exercise.slug), .faint)",
            // On a narrow terminal, they would take a line of their own, and say the same as the symbol.
            Span(standing.isUntried && page.width < 60 ? "" : standing.words, role),
            indent: page.detailIndent)
    }
}
