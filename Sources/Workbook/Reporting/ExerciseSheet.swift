import Foundation
import WorkbookModel

/// All there is to read about one exercise: what it asks for, its files, and what is known of it.
package struct ExerciseSheet: Sendable {
    /// The exercise.
    package var exercise: Exercise
    /// The course that it belongs to.
    package var course: Course
    /// What was found when it was graded last.
    package var entry: LearnerProgress.ExerciseRecord?

    /// Describes a sheet.
    package init(_ exercise: Exercise, in course: Course, progress: LearnerProgress) {
        self.exercise = exercise
        self.course = course
        entry = progress.exercises[exercise.slug]
    }

    /// The lines, with the task set as the page says.
    package func lines(on style: MarkdownPage) -> [StyledLine] {
        var page = Layout(width: style.width)
        addTitle(to: &page)
        page.paragraph([Span("   \(kind)", .faint)], indent: 3)
        for (index, part) in exercise.parts.enumerated() {
            guard let task = ExerciseTask(of: part) else { continue }
            page.gap()
            if index > 0 {
                page.paragraph([Span(task.title, .strong)], indent: 0)
                page.gap()
            }
            for line in style.lines(MarkdownDocument(parsing: task.text)) { page.verbatim(line) }
        }
        addFiles(to: &page)
        return page.lines
    }

    /// One line that tells which exercise it is, and how it stands.
    package func addTitle(to page: inout Layout) {
        let name = "\(exercise.id)  \(exercise.title)"
        let indent = page.width < 60 ? 4 : 8
        switch entry {
        case let entry? where entry.outcome == .passed:
            page.row([Span(" ✔ ", .good), Span(name, .strong)], Span(entry.summary.text), indent: indent)
        case let entry?:
            page.row(
                [Span(" ✘ ", .bad), Span(name, .strong)], Span("last time: \(entry.summary.text)"),
                indent: indent)
        case nil:
            let state = Attempt(exercise).hasOnlyStarterFiles() ? "not started" : "not graded yet"
            page.row([Span(" ○ "), Span(name, .strong)], Span(state, .faint), indent: indent)
        }
    }

    /// What the learner does, in a few words.
    var kind: String {
        let tests = exercise.secondPart == nil ? "" : ", then write its tests"
        return switch exercise.kind {
        case .refactor: "You change the code\(tests)."
        case .double: "You write what tests need\(tests)."
        case .tests: "You write the tests."
        }
    }

    private func addFiles(to page: inout Layout) {
        page.gap()
        page.paragraph([Span("Files", .strong)], indent: 0)
        page.gap()
        let given = exercise.listGivenFiles().map { exercise.folders.lesson.appending(path: $0) }
        for (whose, files) in [("yours", exercise.ownedFiles), ("given", given)] {
            for file in files {
                page.paragraph([Span("  \(whose)  "), Span(course.relativePath(of: file), .path)], indent: 9)
            }
        }
    }
}
