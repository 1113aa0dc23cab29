import Foundation
import WorkbookMarkdown
import WorkbookModel
import WorkbookSystem

/// Finds links of a chapter that lead learners nowhere.
struct ChapterLinks {
    let lesson: Lesson
    let course: Course
    /// The chapter's text.
    let text: String

    /// Returns what is wrong with the links in a line of the chapter, a sentence each.
    func mistakes(in line: String) -> [String] {
        line.matches(of: /\]\(([^)\s]+)\)/).compactMap { mistake(in: $0.1) }
    }

    private func mistake(in target: Substring) -> String? {
        let path = target.prefix { $0 != "#" }
        // Web addresses have a colon.
        if path.contains(":") { return nil }
        let anchor = target.dropFirst(path.count + 1)
        if path.isEmpty {
            return ChapterLinks.has(anchor, in: text)
                ? nil : "the link leads to #\(anchor), and the chapter has no such heading"
        }
        let file = lesson.folder.appending(path: path.removingPercentEncoding ?? String(path))
        guard FileKind.mayExist(file) else { return "the link leads to \(path), which doesn't exist" }
        let place = course.relativePath(of: file.standardizedFileURL)
        if [course.folders.solutions, course.folders.suites].contains(where: {
            "\(place)/".hasPrefix("\($0)/")
        }) {
            return "the link leads to \(path), which no handout contains"
        }
        // A page that can't be read has other findings, or isn't text.
        guard file.pathExtension == "md", let other = try? String(contentsOf: file, encoding: .utf8),
            !ChapterLinks.has(anchor, in: other)
        else { return nil }
        return "the link leads to \(target), and that page has no such heading"
    }

    /// Returns whether a text has the heading that an anchor means, or names the anchor itself; an empty anchor means the text.
    private static func has(_ anchor: Substring, in text: String) -> Bool {
        let anchor = (anchor.removingPercentEncoding ?? String(anchor)).lowercased()
        if anchor.isEmpty || text.contains("id=\"\(anchor)\"") { return true }
        // Headings with the same words get numbers.
        let first = anchor.replacing(/-\d+$/, with: "")
        return MarkdownDocument(parsing: text).blocks.contains { block in
            guard case .heading(_, let words) = block else { return false }
            let name = ChapterLinks.anchor(of: words.map(\.plainText).joined())
            return name == anchor || name == first
        }
    }

    /// Returns the anchor of a heading, as web hosts make it: in lower case, with hyphens for blanks, without punctuation.
    private static func anchor(of title: String) -> String {
        title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(
            " ", with: "-")
    }
}
