import Foundation
import WorkbookMarkdown
import WorkbookModel

extension BookPages {
    /// Returns the page of an exercise.
    func exercise(_ exercise: Exercise, of lesson: Lesson) -> String {
        let name = BookPage.exercise(exercise)
        let sheet = source.sheets[exercise.id]
        let state = state(of: exercise)
        let tasks = (sheet?.tasks ?? []).enumerated().flatMap { index, task in
            [
                "## \(index == 0 ? "Your task" : BookPage.title(task.title))",
                translate(MarkdownDocument(parsing: task.text), in: exercise.folders.lesson, on: name),
            ]
        }
        // The mark does not go to a line of its own.
        let mark = (state?.mark).map { "\u{A0}\($0)" } ?? ""
        var parts = [
            BookPages.head(
                "\(exercise.id) \(exercise.title)\(mark)", above: "Exercise",
                summary: BookPages.summary(of: exercise, state))
        ]
        parts += tasks
        parts += ["## Work on it", work(on: exercise)]
        if !exercise.hints.isEmpty { parts += ["## Hints", hints(for: exercise)] }
        if let files = sheet?.owned, !files.isEmpty {
            parts +=
                ["## Your files", "As they are at the start:"] + BookPages.listings(files, below: "### ")
        }
        if let files = sheet?.given, !files.isEmpty {
            parts +=
                ["## Given files", "To read; you don't edit them:"] + BookPages.listings(files, below: "### ")
        }
        parts.append(continuation(of: name, chapter: BookPage.chapter(lesson)))
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Returns the line below the title: the state, and what the learner does.
    private static func summary(of exercise: Exercise, _ state: BookState?) -> String {
        // Anyone who has done the work knows what it was.
        if let state, state.mark != nil { return "\(state.words)." }
        let tests = exercise.secondPart == nil ? "" : ", then write its tests"
        let work =
            switch exercise.kind {
            case .refactor: "You change the code\(tests)."
            case .double: "You write what tests need\(tests)."
            case .tests: "You write the tests."
            case .implement: "You write the code\(tests)."
            }
        return state.map { "\($0.words). \(work)" } ?? work
    }

    private func work(on exercise: Exercise) -> String {
        let files = exercise.ownedFiles.map { "`\(course.relativePath(of: $0))`" }
        let list =
            files.count == 1
            ? "Edit \(files[0])." : "Edit these files:\n\n\(files.map { "- \($0)" }.joined(separator: "\n"))"
        return """
            \(list)

            Then grade the exercise:

            \(BookPage.code("swift run grade lesson \(exercise.id)", language: "sh"))
            """
    }

    private func hints(for exercise: Exercise) -> String {
        let count = exercise.hints.count
        let tabs = exercise.hints.enumerated().map { index, hint in
            (
                name: "Hint \(index + 1) of \(count)",
                text: translate(
                    MarkdownDocument(parsing: hint), in: exercise.folders.lesson,
                    on: BookPage.exercise(exercise))
            )
        }
        return BookPages.tabs(
            closed: "Stuck? Each hint says more than the one before it. Open one when you need it.", tabs)
    }
}
