import Foundation
import WorkbookMarkdown
import WorkbookModel

extension BookPages {
    /// Returns the page with a chapter.
    func chapter(_ lesson: Lesson) -> String {
        let name = BookPage.chapter(lesson)
        let source = source.chapters[lesson.number]
        let count = BookPages.count(lesson.exercises.count, "exercise")
        let exercises = lesson.exercises.map { "- \(BookPage.link(BookPage.exercise($0)))" }
        var parts = [
            BookPages.head(
                "Lesson \(lesson.number): \(lesson.title)", above: "Chapter",
                summary: passed(lesson.exercises).map { "\($0)." } ?? "A chapter and \(count).")
        ]
        let text = source.map { translate($0.text.withoutTitle, in: lesson.folder, on: name) } ?? ""
        // Otherwise DocC adds a heading, "Overview".
        if !text.hasPrefix("#") { parts.append("## About this chapter") }
        parts.append(text)
        if !lesson.questions.isEmpty { parts.append(questions(of: lesson)) }
        parts += [continuation(of: name), "## Topics", "### Exercises", exercises.joined(separator: "\n")]
        if source?.example.isEmpty == false {
            parts += ["### Example", "- \(BookPage.link(BookPage.example(lesson)))"]
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Returns the questions about a chapter, with their answers folded.
    private func questions(of lesson: Lesson) -> String {
        let name = BookPage.chapter(lesson)
        func text(_ text: String) -> String {
            translate(MarkdownDocument(parsing: text), in: lesson.folder, on: name)
        }
        let parts = lesson.questions.enumerated().map { index, question in
            let letters = zip("ABCDEFGHI", question.answers)
            let list = letters.map { "- **\($0)** \(text($1.text))" }.joined(separator: "\n")
            let answers = letters.map { letter, answer in
                let verdict = answer.isRight ? "Right." : "Not quite."
                return (name: "\(letter)", text: "**\(verdict)** \(text(answer.explanation))")
            }
            let tabs = BookPages.tabs(closed: "Choose an answer to see whether it is right.", answers)
            return "### Question \(index + 1)\n\n\(text(question.question))\n\n\(list)\n\n\(tabs)"
        }
        return "## Check your understanding\n\n" + parts.joined(separator: "\n\n")
    }

    /// Returns the page with the sources of a lesson's example; `nil` if there are none.
    func example(of lesson: Lesson) -> String? {
        guard let files = source.chapters[lesson.number]?.example, !files.isEmpty else { return nil }
        let chapter = BookPage.chapter(lesson)
        let folder = lesson.folder.appending(path: BookSource.exampleFolder)
        let command = "swift test --package-path \(course.relativePath(of: folder))"
        return
            ([
                BookPages.head(
                    "Example of lesson \(lesson.number)", above: "Example",
                    summary: "The package that the chapter \(BookPage.link(chapter)) quotes."),
                "## Run it",
                "In the course's folder, this command builds the package and runs its tests:",
                BookPage.code(command, language: "sh"),
            ] + BookPages.listings(files, below: "## ")
            + ["## Continue", "Back to the chapter: \(BookPage.link(chapter))"])
            .joined(separator: "\n\n")
    }

    /// Returns files with their names as headings.
    static func listings(_ files: [BookSource.File], below heading: String) -> [String] {
        files.flatMap { ["\(heading)\(BookPage.title($0.path))", BookPage.code($0.code)] }
    }
}
