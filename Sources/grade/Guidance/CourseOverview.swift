import WorkbookModel
import WorkbookReporting

/// The course as a list: lessons with counts, and the exercises of some of them.
struct CourseOverview {
    var course: Course
    var progress: LearnerProgress

    /// The lines, with the exercises of the given lessons.
    func lines(expanding lessons: [Lesson], width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let all = course.exercises
        page.row(
            [Span("Swift testability workbook", .strong)],
            Span("\(passed(all)) of \(all.count) exercises", .faint), indent: 0)
        for lesson in course.lessons {
            let isExpanded = lessons.contains(lesson)
            if isExpanded || lesson == course.lessons.first { page.gap() }
            page.row(
                [Span(" Lesson \(lesson.number) · \(lesson.title)", isExpanded ? .strong : .plain)],
                Span("\(passed(lesson.exercises)) of \(lesson.exercises.count)", .faint), indent: 4)
            if isExpanded { for exercise in lesson.exercises { add(exercise, to: &page) } }
        }
        return page.lines
    }

    private func passed(_ exercises: [Exercise]) -> Int {
        exercises.count { progress.exercises[$0.slug]?.outcome == .passed }
    }

    private func add(_ exercise: Exercise, to page: inout Layout) {
        let name = "\(exercise.id)  \(exercise.title)"
        let indent = page.width < 60 ? 4 : 8
        let isUntouched = Attempt(exercise).isUntouched
        switch progress.exercises[exercise.slug] {
        case let entry? where entry.outcome == .passed:
            // After a reset, what had passed is still done.
            let state = isUntouched ? "passed, now at the start" : entry.summary.text
            page.row([Span(" ✔ ", .good), Span(name)], Span(state), indent: indent)
        case .some where isUntouched:
            page.row([Span(" ○ \(name)", .faint)], Span("at the start", .faint), indent: indent)
        case let entry?:
            page.row([Span(" ✘ ", .bad), Span(name)], Span(entry.summary.text), indent: indent)
        case nil:
            let state = isUntouched ? "not started" : "not graded yet"
            page.row([Span(" ○ \(name)", .faint)], Span(state, .faint), indent: indent)
        }
    }
}
