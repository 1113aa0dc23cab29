import WorkbookReporting
import WorkbookSystem

/// Text in a form that Markdown shows as it is, as CommonMark and its GitHub dialect define it.
enum MarkdownText {
    /// The characters that can begin markup anywhere; each may be escaped by a backslash.
    private static let marks: Set<Character> = [
        "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "$", "!",
    ]

    /// Returns text that fits on the line of a paragraph, an item or a heading.
    ///
    /// Line breaks and other control characters are spelled out as on a terminal.
    static func escaped(_ text: String) -> String {
        let text = Span(text).text.drop { $0 == " " }
        let number = text.prefix { $0.isASCII && $0.isNumber }
        let isList = !number.isEmpty && (text.dropFirst(number.count + 1).first ?? " ") == " "
        return text.enumerated().reduce(into: "") { result, next in
            let (index, character) = next
            // At the beginning, these make a list or a heading of the line above.
            let begins = index == 0 && "-+=".contains(character)
            let numbers = isList && index == number.count && ".)".contains(character)
            if begins || numbers || marks.contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    /// Returns text as code in a line.
    static func code(_ text: String) -> String {
        let text = Span(text).text
        if text.isEmpty { return "(empty)" }
        let fence = String(repeating: "`", count: longestRun(in: text) + 1)
        // One blank at each end is taken away again.
        let needsBlanks = text.first == "`" || text.last == "`" || text.first == " " || text.last == " "
        return needsBlanks ? "\(fence) \(text) \(fence)" : fence + text + fence
    }

    /// Returns lines as a block of code.
    static func block(_ lines: [String]) -> [String] {
        let lines = lines.map { Span($0).text }
        let fence = String(repeating: "`", count: max(3, (lines.map(longestRun).max() ?? 0) + 1))
        return ["\(fence)text"] + lines + [fence]
    }

    /// Returns the length of the longest run of backticks.
    private static func longestRun(in text: String) -> Int {
        var (longest, run) = (0, 0)
        for character in text {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}

extension Span {
    /// The text, split into running text and the code that backticks mark in it.
    var pieces: [(text: String, isCode: Bool)] {
        if role == .path || role == .command || role == .symbol || role == .code { return [(text, true)] }
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        // Without a partner, a backtick is one of the text.
        if parts.count.isMultiple(of: 2) { return [(text, false)] }
        return parts.enumerated().filter { !$1.isEmpty }.map { ($1, !$0.isMultiple(of: 2)) }
    }
}

extension StyledLine {
    /// The line in Markdown, with strong text and code marked.
    var markdown: String {
        map { span in
            let text = span.pieces.map { $0.isCode ? MarkdownText.code($0.text) : Self.escaped($0.text) }
                .joined()
            // Emphasis must not begin or end with a blank.
            let isMarked = span.role == .strong && text.first != " " && text.last != " "
            return isMarked ? "**\(text)**" : text
        }.joined()
    }

    /// Returns a piece of a line, whose blanks at both ends count.
    private static func escaped(_ text: String) -> String {
        String(text.prefix { $0 == " " }) + MarkdownText.escaped(text)
    }
}
