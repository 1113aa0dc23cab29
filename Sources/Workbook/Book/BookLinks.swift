import Foundation
import WorkbookModel

/// Finds the page of a book that a link in a course's text means.
struct BookLinks {
    /// The texts that have pages.
    var source: BookSource
    /// The folder that links are relative to.
    var folder: URL
    /// The page that the text is on, with the text, for links to its own headings.
    var page: (name: String, text: String)

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
    private static func heading(for anchor: String, in text: String) -> String? {
        for case .text(let lines) in MarkdownBlocks.split(text) {
            for line in lines {
                guard let heading = line.wholeMatch(of: /#{2,6}\s+([A-Za-z0-9 -]+?)\s*#*\s*/)?.1 else {
                    continue
                }
                let name = heading.replacing(" ", with: "-")
                if name.lowercased() == anchor.lowercased() { return String(name) }
            }
        }
        return nil
    }
}
