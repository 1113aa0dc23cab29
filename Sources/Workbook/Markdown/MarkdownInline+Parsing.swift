extension MarkdownInline {
    /// Parses running text; anything without a meaning in Markdown is plain text.
    package static func parse(_ text: String) -> [MarkdownInline] {
        var reader = InlineReader(text: Array(text), depth: 0)
        return reader.inlines()
    }
}

/// A parser that reads running text from left to right.
private struct InlineReader {
    let text: [Character]
    let depth: Int
    private var next = 0
    private var plain = ""
    private var found: [MarkdownInline] = []
    /// Whether no comment ends after this point, so that many unclosed ones don't each search the whole text.
    private var isLastCommentRead = false

    init(text: [Character], depth: Int) {
        self.text = text
        self.depth = depth
    }

    /// The deepest nesting of emphasis and links.
    private static let deepest = 8
    /// The most characters to search for an end; otherwise a text with many unclosed beginnings would take forever.
    private static let farthest = 500

    mutating func inlines() -> [MarkdownInline] {
        while next < text.count {
            if text[next] == "\\", next + 1 < text.count,
                text[next + 1].isPunctuation || text[next + 1].isSymbol
            {
                plain.append(text[next + 1])
                next += 2
            } else if !code() && !emphasis("**") && !emphasis("*") && !image() && !link()
                && !address() && !comment()
            {
                plain.append(text[next])
                next += 1
            }
        }
        flush()
        return found
    }

    private mutating func add(_ inline: MarkdownInline, end: Int) {
        flush()
        found.append(inline)
        next = end
    }

    private mutating func flush() {
        if !plain.isEmpty { found.append(.text(plain)) }
        plain = ""
    }

    private func inner(_ range: Range<Int>) -> [MarkdownInline] {
        var reader = InlineReader(text: Array(text[range]), depth: depth + 1)
        return reader.inlines()
    }

    private mutating func code() -> Bool {
        guard let range = codeRange(at: next) else {
            // Backticks that are not closed are plain text.
            let ticks = text[next...].prefix { $0 == "`" }
            plain += String(ticks)
            next += ticks.count
            return !ticks.isEmpty
        }
        var code = String(text[range.inside])
        if code.hasPrefix(" ") && code.hasSuffix(" ") && code.count > 2 {
            code = String(code.dropFirst().dropLast())
        }
        add(.code(code), end: range.end)
        return true
    }

    /// Returns the range of the code that starts with the backticks at an index and ends with as many backticks.
    private func codeRange(at start: Int) -> (inside: Range<Int>, end: Int)? {
        let ticks = text[start...].prefix { $0 == "`" }.count
        guard ticks > 0 else { return nil }
        var index = start + ticks
        while index < min(text.count, start + Self.farthest) {
            let run = text[index...].prefix { $0 == "`" }.count
            if run == ticks { return (start + ticks..<index, index + run) }
            index += max(1, run)
        }
        return nil
    }

    private mutating func emphasis(_ mark: String) -> Bool {
        let start = next + mark.count
        guard depth < Self.deepest, has(mark, at: next), start < text.count, text[start] != " ",
            let end = closing(mark, from: start)
        else { return false }
        let words = inner(start..<end)
        add(mark == "*" ? .emphasis(words) : .strong(words), end: end + mark.count)
        return true
    }

    private mutating func link() -> Bool {
        guard let link = linkRange(at: next) else { return false }
        // The target can stand in angle brackets, and a title can follow it.
        let target = text[link.target].split { " <>".contains($0) }.first ?? []
        add(.link(inner(link.words), target: String(target)), end: link.end)
        return true
    }

    /// Reads an image as its description, which says what the picture shows.
    private mutating func image() -> Bool {
        guard text[next] == "!", let link = linkRange(at: next + 1) else { return false }
        flush()
        found += inner(link.words)
        next = link.end
        return true
    }

    private func linkRange(at start: Int) -> (words: Range<Int>, target: Range<Int>, end: Int)? {
        guard depth < Self.deepest, has("[", at: start), let bracket = closing("]", from: start + 1),
            has("(", at: bracket + 1), let end = closing(")", from: bracket + 2)
        else { return nil }
        return (start + 1..<bracket, bracket + 2..<end, end + 1)
    }

    /// Leaves out a comment.
    private mutating func comment() -> Bool {
        guard !isLastCommentRead, has("<!--", at: next) else { return false }
        let end = (next + 4..<max(next + 4, text.count)).first { has("-->", at: $0) }
        guard let end else {
            isLastCommentRead = true
            return false
        }
        next = end + 3
        return true
    }

    private mutating func address() -> Bool {
        guard has("<http", at: next), let end = closing(">", from: next + 1) else { return false }
        let address = String(text[next + 1..<end])
        guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return false }
        add(.link([.text(address)], target: address), end: end + 1)
        return true
    }

    private func has(_ mark: String, at index: Int) -> Bool {
        index + mark.count <= text.count && text[index..<index + mark.count].elementsEqual(mark)
    }

    /// Returns the index of the closing mark, ignoring code, escapes and nested pairs.
    private func closing(_ mark: String, from start: Int) -> Int? {
        let opening: Character? = mark == "]" ? "[" : mark == ")" ? "(" : nil
        var open = 0
        var index = start
        while index < min(text.count, start + Self.farthest) {
            if text[index] == "\\" {
                index += 2
            } else if let range = codeRange(at: index) {
                index = range.end
            } else if text[index] == opening {
                open += 1
                index += 1
                if open > Self.deepest { return nil }
            } else if has(mark, at: index) && open > 0 {
                open -= 1
                index += 1
            } else if mark == "*" && has("**", at: index) {
                index += 2
            } else if has(mark, at: index) && index > start && (mark.first != "*" || text[index - 1] != " ") {
                return index
            } else {
                index += 1
            }
        }
        return nil
    }
}
