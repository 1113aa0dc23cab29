import Foundation
import WorkbookMarkdown
import WorkbookModel

/// Finds the page of a book that a link in a course's text means.
struct BookLinks {
    /// The texts that have pages.
    var source: BookSource
    /// The folder that links are relative to.
    var folder: URL
    /// The page that the text is on, with the text, for links to its own headings.
    var page: (name: String, text: MarkdownDocument)

    /// Returns the destination of a link, such as `doc:Lesson-3`; `nil` if the book has no page for it.
    func destination(of target: String) -> String? {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = parts[0].removingPercentEncoding else { return nil }
        guard path.isEmpty else {
            return page(at: source.course.relativePath(of: folder.appending(path: path))).map { "doc:\($0)" }
        }
        // Another heading on the same page.
        let fragment = parts.count > 1 ? String(parts[1]) : ""
        return BookLinks.heading(for: fragment, in: page.text).map { "doc:\(page.name)#\($0)" }
    }

    /// Returns the page for a file or folder of the course.
    private func page(at path: String) -> String? {
        var path = path
        while path.hasSuffix("/") { path.removeLast() }
        func isInside(_ folder: URL) -> Bool {
            let folder = source.course.relativePath(of: folder)
            return path == folder || path.hasPrefix(folder + "/")
        }
        if ["", "README.md", source.course.root.path].contains(path) { return BookPage.root }
        for lesson in source.course.lessons where isInside(lesson.folder) {
            if isInside(lesson.folder.appending(path: BookSource.exampleFolder)) {
                let isEmpty = source.chapters[lesson.number]?.example.isEmpty ?? true
                return isEmpty ? nil : BookPage.example(lesson)
            }
            if let exercise = lesson.exercises.first(where: { isInside($0.folders.lesson) }) {
                return BookPage.exercise(exercise)
            }
            let names = [lesson.folder, lesson.chapter].map(source.course.relativePath(of:))
            return names.contains(path) ? BookPage.chapter(lesson) : nil
        }
        return nil
    }

    /// Returns DocC's name for the heading that an anchor means on other hosts, where anchors are in lower case.
    private static func heading(for anchor: String, in text: MarkdownDocument) -> String? {
        let names = text.blocks.compactMap { block -> String? in
            guard case .heading(2..., let words) = block else { return nil }
            let title = words.map(\.plainText).joined()
            return title.contains(/[^A-Za-z0-9 -]/) ? nil : title.replacing(" ", with: "-")
        }
        return names.first { $0.lowercased() == anchor.lowercased() }
    }
}
