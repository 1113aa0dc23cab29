import Foundation
import WorkbookMarkdown
import WorkbookModel
import WorkbookSystem

/// A description of one exercise: its task, its files and its last result.
package struct ExerciseSheet: Sendable {
    /// The exercise.
    package var exercise: Exercise
    /// The course that it belongs to.
    package var course: Course
    /// The result of the last grading.
    package var entry: LearnerProgress.ExerciseRecord?

    /// Creates the description of an exercise.
    package init(_ exercise: Exercise, in course: Course, progress: LearnerProgress) {
        self.exercise = exercise
        self.course = course
        entry = progress.exercises[exercise.slug]
    }

    /// Returns the description as lines, with the task laid out in the given style.
    package func lines(on style: MarkdownPage) -> [StyledLine] {
        var page = Layout(width: style.width)
        addTitle(to: &page)
        page.paragraph("\("  \(kind)", .faint)", indent: 2)
        for (index, part) in exercise.parts.enumerated() {
            guard let task = ExerciseTask(of: part) else { continue }
            page.gap()
            if index > 0 {
                page.heading(task.title)
                page.gap()
            }
            for line in style.lines(MarkdownDocument(parsing: task.text)) { page.verbatim(line) }
        }
        addFiles(to: &page)
        return page.lines
    }

    /// Adds a line with the exercise's name and status.
    package func addTitle(to page: inout Layout) {
        let name = "\(exercise.id)  \(exercise.title)"
        let indent = page.detailIndent
        let isUntouched = Attempt(exercise).hasOnlyStarterFiles()
        switch entry {
        case let entry? where entry.hasPassed:
            let symbol: StyledLine = entry.outcome == .passed ? "\(" ✔ ", .good)" : "\(" ✘ ", .bad)"
            page.row(
                "\(symbol)\(name, .strong)", "\(ExerciseStatus.words(entry, isUntouched: isUntouched))",
                indent: indent)
        case let entry?:
            page.row(
                "\(" ✘ ", .bad)\(name, .strong)", "last time: \(entry.summary.text)", indent: indent)
        case nil:
            let state = ExerciseStatus.ungraded(isUntouched: isUntouched)
            page.row(" ○ \(name, .strong)", "\(state, .faint)", indent: indent)
        }
    }

    /// A sentence on what the learner does.
    var kind: String {
        let tests = exercise.secondPart == nil ? "" : ", then write its tests"
        return switch exercise.kind {
        case .refactor: "You change the code\(tests)."
        case .double: "You write a test double\(tests)."
        case .tests: "You write the tests."
        case .implement: "You write the code\(tests)."
        }
    }

    private func addFiles(to page: inout Layout) {
        page.gap()
        page.heading("Files")
        page.gap()
        let given = exercise.listGivenFiles().map { exercise.folders.lesson.appending(path: $0) }
        let lists = [("yours", exercise.ownedFiles), ("given", given)].map { whose, files in
            (whose, files.map { course.shownPath(of: $0) })
        }
        // All paths are beside these words, or all are below them.
        let areBeside = lists.flatMap(\.1).allSatisfy { 9 + $0.columns <= page.width }
        for (whose, paths) in lists where !paths.isEmpty {
            if !areBeside { page.paragraph("  \(whose)", indent: 2) }
            for path in paths {
                let first: StyledLine = areBeside ? "  \(whose)\(.colon())" : "    "
                page.paragraph(first + "\(path, .path)", indent: areBeside ? 9 : 4)
            }
        }
    }
}
