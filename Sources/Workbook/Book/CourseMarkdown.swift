import WorkbookMarkdown

/// Writes the Markdown of a course for DocC, which reads some things differently.
///
/// DocC takes a line that begins with `@` for a directive, two backquotes for a link to a symbol, and a list item such
/// as "Returns: a number" for the description of a parameter. It leaves out HTML, and so `Array<Int>` loses its end. It
/// writes `--` and `...` as single characters. Links to files lead nowhere in a book.
struct CourseMarkdown {
    /// Returns where a link leads in the book, such as `doc:Lesson-3`; `nil` if the book has no such page.
    var destination: (String) -> String?

    /// Returns a document as Markdown for DocC.
    func text(of document: MarkdownDocument) -> String { text(of: document.blocks) }

    private func text(of blocks: [MarkdownBlock]) -> String {
        blocks.map(text).joined(separator: "\n\n")
    }

    private func text(of block: MarkdownBlock) -> String {
        switch block {
        case .heading(let level, let words): return heading(words, level)
        case .paragraph(let words): return CourseMarkdown.guarded(text(of: words))
        case .code(let language, let lines):
            return BookPage.code(CourseMarkdown.atMargin(lines).joined(separator: "\n"), language: language)
        case .list(let items):
            let isNumbered = items.first?.mark.last == "."
            let texts = items.enumerated().map { index, item in
                // DocC doesn't number with letters.
                let mark = isNumbered ? (Int(item.mark.dropLast()).map { "\($0)." } ?? "\(index + 1).") : "-"
                return listItem(item, mark: mark)
            }
            return texts.joined(separator: texts.contains { $0.contains("\n\n") } ? "\n\n" : "\n")
        case .quote(let blocks):
            return text(of: blocks).split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
        case .table(let head, let rows):
            let rule = head.map { _ in "---" }
            let lines = [head.map(text)] + [rule] + rows.map { $0.map(text) }
            return lines.map { "| " + $0.map(CourseMarkdown.cell).joined(separator: " | ") + " |" }
                .joined(separator: "\n")
        }
    }

    /// Returns a heading at a level that means nothing special to DocC, and without code, which DocC shows with backquotes.
    private func heading(_ words: [MarkdownInline], _ level: Int) -> String {
        let title = words.map(\.plainText).joined()
        // DocC lists what follows headings of these names elsewhere on the page.
        let isTaken = ["topics", "see also"].contains(title.lowercased())
        return String(repeating: "#", count: max(isTaken ? 3 : 2, level)) + " "
            + CourseMarkdown.escaped(title)
    }

    private func listItem(_ item: MarkdownItem, mark: String) -> String {
        var content = text(of: item.blocks)
        if let colon = content.prefixMatch(of: /[A-Za-z][\w ]*(?=:)/) {
            // A word joiner, which nobody sees, makes the word before the colon another one.
            content.insert("\u{2060}", at: colon.range.upperBound)
        }
        return "\(mark) "
            + BookPage.indented(content, by: mark.count + 1).drop { $0 == " " }
    }

    private func text(of words: [MarkdownInline]) -> String {
        words.map { word in
            switch word {
            case .text(let text): CourseMarkdown.escaped(text)
            case .code(let code): code.contains("`") ? BookPage.escaped(code) : "`\(code)`"
            case .emphasis(let words): "*\(text(of: words))*"
            case .strong(let words): "**\(text(of: words))**"
            case .link(let words, let target)
            where words == [.text(target)] && CourseMarkdown.isOnTheWeb(target): "<\(target)>"
            case .link(let words, let target):
                address(target).map { "[\(text(of: words))](\($0))" } ?? text(of: words)
            }
        }.joined()
    }

    private func address(_ target: String) -> String? {
        CourseMarkdown.isOnTheWeb(target) ? target : destination(target)
    }

    private static func isOnTheWeb(_ target: String) -> Bool {
        target.prefixMatch(of: /https?:|mailto:/) != nil
    }

    /// Returns a paragraph whose beginning is not taken for a directive, a list or a heading.
    private static func guarded(_ paragraph: String) -> String {
        guard let match = paragraph.prefixMatch(of: /[@}#>+|=~-]|\d+(?=[.)])/) else { return paragraph }
        let mark = match.range.upperBound
        return match.0.first?.isNumber == true
            ? "\(match.0)\\\(paragraph[mark...])" : "\\\(paragraph)"
    }

    /// Returns text with a backslash before each character that means something in Markdown, or that DocC replaces.
    ///
    /// DocC makes one dash of two, and curly quotes of straight ones, although a reader may copy the value between them.
    private static func escaped(_ text: String) -> String {
        text.replacing(/[\\*_\[\]<`&"]|!$|-(?=-)|\.(?=\.)/) { "\\\($0.0)" }
    }

    /// Returns the text of a cell, in which a bar would begin the next one.
    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

    /// Returns code without the indentation that all its lines have, as `grade show` shows excerpts from inside a type.
    private static func atMargin(_ code: [String]) -> [String] {
        let indents = code.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
        return code.map { String($0.dropFirst(indents.min() ?? 0)) }
    }
}
