import WorkbookModel
import WorkbookReporting

/// The course as a list: all lessons with counts, and the exercises of some of them.
struct CourseOverview {
    var course: Course
    var progress: LearnerProgress

    /// Returns the lines, with the exercises of the given lessons.
    func lines(expanding lessons: [Lesson], width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let all = course.exercises
        page.row(
            "\("Swift testability workbook", .strong)",
            Span("\(passed(all)) of \(all.count) exercises", .faint), indent: 0)
        for lesson in course.lessons {
            let isExpanded = lessons.contains(lesson)
            if isExpanded || lesson == course.lessons.first { page.gap() }
            page.row(
                "\(" Lesson \(lesson.number) · \(lesson.title)", isExpanded ? .strong : .plain)",
                Span("\(passed(lesson.exercises)) of \(lesson.exercises.count)", .faint), indent: 4)
            if isExpanded { for exercise in lesson.exercises { add(exercise, to: &page) } }
        }
        return page.lines
    }

    private func passed(_ exercises: [Exercise]) -> Int {
        exercises.count { progress.exercises[$0.slug]?.outcome == .passed }
    }

    private func add(_ exercise: Exercise, to page: inout Layout) {
        let standing = ExerciseStanding(exercise, progress: progress)
        let role: Span.Role = standing.isFaint ? .faint : .plain
        page.row(
            "\(standing.symbol)\("\(exercise.id)  \(exercise.title)", role)", Span(standing.words, role),
            indent: page.width < 60 ? 4 : 8)
    }
}
