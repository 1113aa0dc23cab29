import Foundation
import WorkbookMarkdown
import WorkbookModel

extension BookPages {
    /// Returns the page with a chapter.
    func chapter(_ lesson: Lesson) -> String {
        let name = BookPage.chapter(lesson)
        let source = source.chapters[lesson.number]
        let exercises = lesson.exercises.map { "- \(BookPage.link(BookPage.exercise($0)))" }
        var parts = [
            BookPages.head(
                // The list of contents shows titles, and so what has passed.
                "\(lesson.number) · \(lesson.title)\(passedShare(of: lesson))", above: "Chapter",
                summary: summary(of: lesson))
        ]
        let document =
            source?.text.withoutTitle.linkingHeadings(to: lesson.exercises) ?? MarkdownDocument([])
        let (text, rest) = document.split(atHeading: BookPages.furtherReading)
        let texts = [text, rest].map { translate($0, in: lesson.folder, on: name, of: document) }
        // Otherwise DocC adds a heading, "Overview".
        if !texts[0].hasPrefix("#") { parts.append("## About this chapter") }
        parts.append(texts[0])
        if !lesson.questions.isEmpty { parts.append(questions(of: lesson, after: document)) }
        parts.append(texts[1])
        parts += [continuation(of: name), "## Topics", "### Exercises", exercises.joined(separator: "\n")]
        if source?.example.isEmpty == false {
            parts += ["### Example", "- \(BookPage.link(BookPage.example(lesson)))"]
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The heading of a chapter's section before which its questions come; without the section, they come last.
    private static let furtherReading = "What to read next"

    /// Returns how many exercises of a lesson passed, such as " — 2 of 4"; nothing in a book that shows no states.
    private func passedShare(of lesson: Lesson) -> String {
        passedCount(lesson.exercises).map { " — \($0) of \(lesson.exercises.count)" } ?? ""
    }

    /// Returns the line below a chapter's title: the technique in one sentence, and what has passed.
    private func summary(of lesson: Lesson) -> String {
        let technique = lesson.summary.map { summary in
            translate(
                MarkdownDocument(parsing: String(summary.technique.firstSentence)), in: lesson.folder,
                on: BookPage.chapter(lesson))
        }
        let count = BookPages.count(lesson.exercises.count, "exercise")
        let parts = [technique, passed(lesson.exercises).map { "\($0)." }].compactMap(\.self)
        return parts.isEmpty ? "A chapter and \(count)." : parts.joined(separator: " ")
    }

    /// Returns the questions about a chapter, with their answers folded.
    private func questions(of lesson: Lesson, after chapter: MarkdownDocument) -> String {
        let name = BookPage.chapter(lesson)
        func text(_ text: MarkdownDocument) -> String {
            translate(text, in: lesson.folder, on: name, of: chapter)
        }
        func text(_ words: String) -> String { text(MarkdownDocument(parsing: words)) }
        func section(of question: Question) -> String {
            guard let title = question.section,
                case .paragraph(let words)? = MarkdownDocument(parsing: title).blocks.first
            else { return "" }
            let anchor = words.map(\.plainText).joined().replacing(" ", with: "-")
            let link = MarkdownInline.link(words, target: "#\(anchor)")
            return "\n\nSection to read again: \(text(MarkdownDocument([.paragraph([link])])))"
        }
        let parts = lesson.questions.enumerated().map { index, question in
            // The numbers are the keys with which `grade` takes the answers.
            let numbered = zip(1..., question.answers)
            let list = numbered.map { "\($0). \(text($1.text))" }.joined(separator: "\n")
            let answers = numbered.map { number, answer in
                let verdict = answer.isRight ? "Right." : "Not quite."
                let section = answer.isRight ? "" : section(of: question)
                return (name: "\(number)", text: "**\(verdict)** \(text(answer.explanation))\(section)")
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
        files.flatMap { ["\(heading)\(BookPage.title(breakable($0.path)))", BookPage.code($0.code)] }
    }

    /// Returns a path with spaces of no width where a narrow page may continue it on the next line.
    private static func breakable(_ path: String) -> String {
        path.replacing(/\/|[a-z](?=[A-Z.])/) { "\($0.0)\u{200B}" }
    }
}

extension MarkdownDocument {
    /// Returns what comes before the section with a title, and the rest; everything and nothing without the section.
    fileprivate func split(atHeading title: String) -> (MarkdownDocument, MarkdownDocument) {
        let index = blocks.firstIndex {
            if case .heading(2, let words) = $0 { words.map(\.plainText).joined() == title } else { false }
        }
        let (head, rest) = (blocks[..<(index ?? blocks.endIndex)], blocks[(index ?? blocks.endIndex)...])
        return (MarkdownDocument(Array(head)), MarkdownDocument(Array(rest)))
    }

    /// Returns the document with a link to the exercise below each heading that begins with an exercise's number.
    ///
    /// DocC shows a link in a heading as plain text.
    fileprivate func linkingHeadings(to exercises: [Exercise]) -> MarkdownDocument {
        MarkdownDocument(
            blocks.flatMap { block in
                guard case .heading(2..., let words) = block,
                    let exercise = exercises.first(where: {
                        words.map(\.plainText).joined().hasPrefix("\($0.id) ")
                    })
                else { return [block] }
                let link = MarkdownInline.link(
                    [.text("Open exercise \(exercise.id)")], target: exercise.folders.lesson.lastPathComponent
                )
                return [block, .paragraph([link])]
            })
    }
}

extension String {
    /// The text up to the end of its first sentence.
    fileprivate var firstSentence: Substring {
        firstMatch(of: /\.(?=\s+[A-Z`*])/).map { self[..<$0.range.upperBound] } ?? self[...]
    }
}

extension MarkdownDocument {
    /// The document without its title, the first heading of level 1: a page has a title of its own.
    var withoutTitle: MarkdownDocument {
        var blocks = blocks
        let title = blocks.firstIndex { if case .heading(1, _) = $0 { true } else { false } }
        if let title { blocks.remove(at: title) }
        return MarkdownDocument(blocks)
    }
}
