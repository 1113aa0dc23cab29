import Foundation
import WorkbookMarkdown
import WorkbookModel

/// Writes the pages of a book as Markdown for DocC.
struct BookPages {
    /// The course's texts.
    var source: BookSource
    /// What the learner has done; `nil` for a book that shows no states.
    var progress: LearnerProgress?
    /// The guide to choosing a technique, if a chapter has one.
    private(set) var guide: DecisionGuide?

    /// Prepares to write the pages.
    init(source: BookSource, progress: LearnerProgress?) {
        self.source = source
        self.progress = progress
        guide = DecisionGuide(in: source)
    }

    var course: Course { source.course }

    /// Returns the state of an exercise; `nil` in a book that shows no states.
    func state(of exercise: Exercise) -> BookState? {
        progress.map { BookState($0.exercises[exercise.slug]) }
    }

    /// Returns how many of some exercises passed, such as "1 of 4 exercises passed"; `nil` in a book that shows no states.
    func passed(_ exercises: [Exercise]) -> String? {
        passedCount(exercises).map { "\($0) of \(BookPages.count(exercises.count, "exercise")) passed" }
    }

    /// Returns how many of some exercises passed; `nil` in a book that shows no states.
    func passedCount(_ exercises: [Exercise]) -> Int? {
        progress.map { progress in exercises.count { progress.status(of: $0).countsAsPassed } }
    }

    /// Returns a number with its noun.
    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// Returns the beginning of a page: the title and what DocC shows above it.
    static func head(_ title: String, above: String, summary: String) -> String {
        """
        # \(BookPage.title(title))

        \(summary)

        @Metadata {
          @TitleHeading("\(above)")
        }

        @Options {
          @AutomaticSeeAlso(disabled)
        }
        """
    }

    /// Returns a text of the course for DocC.
    ///
    /// - Parameters:
    ///   - folder: The folder that links in the text are relative to.
    ///   - page: The page for the text.
    ///   - whole: The text of the whole page, for links to its headings; `nil` if that is the text.
    func translate(
        _ text: MarkdownDocument, in folder: URL, on page: String, of whole: MarkdownDocument? = nil
    ) -> String {
        let links = BookLinks(source: source, folder: folder, page: (page, whole ?? text))
        return CourseMarkdown(destination: links.destination(of:)).text(of: text)
    }

    /// Returns links to the neighbors of a page.
    ///
    /// - Parameter chapter: The chapter that the page belongs to.
    func continuation(of page: String, chapter: String? = nil) -> String {
        let order = readingOrder
        let index = order.firstIndex(of: page)
        let previous = index.flatMap { $0 > 0 ? order[$0 - 1] : nil }
        let next = index.flatMap { $0 + 1 < order.count ? order[$0 + 1] : nil }
        let other = chapter == previous ? nil : chapter
        let columns = [("Previous", previous), ("Chapter", other), ("Next", next)].compactMap {
            name, page in
            page.map { (name, $0) }
        }
        let rows = columns.map { name, page in
            "  @Column {\n    **\(name)**\n\n    \(BookPage.link(page))\n  }"
        }
        return "## Continue\n\n@Row(numberOfColumns: \(columns.count)) {\n\(rows.joined(separator: "\n"))\n}"
    }

    /// The pages in the order in which they are read; examples belong to their chapters.
    private var readingOrder: [String] {
        var order = [BookPage.root]
        for lesson in course.lessons {
            order += [BookPage.chapter(lesson)] + lesson.exercises.map(BookPage.exercise)
        }
        return order + (guide == nil ? [] : [BookPage.guide])
    }

    /// Returns tabs; the first one says that the others are closed.
    static func tabs(closed: String, _ tabs: [(name: String, text: String)]) -> String {
        let all = [(name: "Closed", text: closed)] + tabs
        let parts = all.map { "  @Tab(\"\($0.name)\") {\n\(BookPage.indented($0.text))\n  }" }
        return "@TabNavigator {\n\(parts.joined(separator: "\n"))\n}"
    }
}
