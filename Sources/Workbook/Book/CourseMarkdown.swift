/// Translates the Markdown of a course for DocC, which reads some things differently.
///
/// DocC takes a line that begins with `@` for a directive, two backquotes for a link to a symbol, and a list item such
/// as "Returns: a number" for the description of a parameter. It leaves out HTML, and so `Array<Int>` loses its end. Links
/// to files lead nowhere in a book.
struct CourseMarkdown {
    /// Returns where a link leads in the book, such as `doc:Lesson-3`; `nil` if the book has no such page.
    var destination: (String) -> String?
    /// Whether the first heading of level 1 is left out, because the page has a title of its own.
    var dropsTitle = false

    /// Returns the text for DocC.
    func translate(_ text: String) -> String {
        var output: [String] = []
        var hasTitle = !dropsTitle
        for block in MarkdownBlocks.split(text) {
            switch block {
            case .verbatim(let lines): output += lines
            case .text(let lines):
                let kept = lines.compactMap { heading(in: $0, hasTitle: &hasTitle) }
                // A link or a code span may go on in the next line.
                let joined = InlineTranslation(destination: destination).translate(
                    kept.map(CourseMarkdown.guarded).joined(separator: "\n"))
                if !kept.isEmpty { output.append(joined) }
            }
        }
        return output.joined(separator: "\n").trimmingNewlines
    }

    /// Returns a line that is not taken for a directive or a description.
    private static func guarded(_ line: String) -> String {
        var line = line
        if let match = line.firstMatch(of: /^([\s>]*(?:[-*+]\s+|\d+[.)]\s+)*)([@}])/) {
            line.replaceSubrange(match.2.startIndex..<match.2.endIndex, with: "\\\(match.2)")
        }
        if let match = line.firstMatch(of: /^\s*[-*+]\s+[A-Za-z][\w ]*(:)/) {
            // A word joiner, which nobody sees, makes the word before the colon another one.
            line.insert("\u{2060}", at: match.1.startIndex)
        }
        return line
    }

    /// Returns a line with its heading at a level that does not mean anything to DocC; `nil` for the title.
    private func heading(in line: String, hasTitle: inout Bool) -> String? {
        guard let match = line.wholeMatch(of: /\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*/) else { return line }
        if match.1.count == 1 && !hasTitle {
            hasTitle = true
            return nil
        }
        // DocC lists what follows headings of these names elsewhere on the page.
        let isTaken = ["topics", "see also"].contains(match.2.lowercased())
        let level = isTaken ? max(3, match.1.count) : max(2, match.1.count)
        return "\(String(repeating: "#", count: level)) \(CourseMarkdown.withoutCode(match.2))"
    }

    /// Returns a heading without backquotes, which DocC shows as they are.
    private static func withoutCode(_ heading: Substring) -> String {
        let parts = heading.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return String(heading) }
        return parts.enumerated()
            .map { $0.offset % 2 == 1 ? BookPage.escaped(String($0.element)) : String($0.element) }.joined()
    }
}
