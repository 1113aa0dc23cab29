import WorkbookModel
import WorkbookReporting

extension [ResultBlock] {
    /// The blocks in Markdown: groups of paragraphs and lists, with an empty line between them.
    var markdown: [String] {
        reduce(into: []) { lines, block in
            let (first, more, depth) = block.markdown
            if first.isEmpty { return }
            let isItem = first.hasPrefix("- ")
            let follows = lines.last.map { $0.isEmpty || $0.drop { $0 == " " }.hasPrefix("- ") } ?? true
            // Items follow each other closely, and paragraphs don't.
            if !(isItem && follows) && lines.last?.isEmpty == false { lines.append("") }
            let indent = String(repeating: "  ", count: depth)
            lines += ([first] + more).map { $0.isEmpty ? "" : indent + $0 }
        }
    }
}

extension ResultBlock {
    /// The first line, the lines that belong to it, and how deep it is.
    fileprivate var markdown: (String, [String], Int) {
        switch self {
        case .gap: return ("", [], 0)
        case .words(let words, let mark, let depth):
            let isItem = mark != nil || depth > 0
            return ((isItem ? "- " : "") + (mark.map { "\($0.text) " } ?? "") + words.markdown, [], depth)
        case .values(let values, let mark, let depth):
            let name = MarkdownText.escaped(Excerpt.middle(values.what, to: ResultBlock.longestName))
            let texts = values.texts(room: ResultBlock.widestValue)
            let lines = zip(ResultBlock.valueLabels, [texts.expected, texts.actual]).map { label, value in
                "  - \(label) \(MarkdownText.code(value))"
            }
            return ("- " + (mark.map { "\($0.text) " } ?? "") + name, lines, depth)
        case .place(let path, let quote, let depth):
            let lines = quote.map { MarkdownText.block($0.lines) } ?? []
            // The code belongs to the item, whose text begins two columns further right.
            return ("- → \(MarkdownText.code(path))", lines.map { "  \($0)" }, depth)
        }
    }
}

extension ResultBlock {
    /// How many characters of a value fit on a page.
    static let widestValue = 160
}

extension SourceQuote {
    /// The line with its number, and a mark below the column that it is about.
    var lines: [String] {
        let number = "\(place.line)"
        let (text, caret) = excerpt(room: 100)
        let margin = String(repeating: " ", count: number.count)
        return ["\(number) │ \(text)"]
            + (caret.map { ["\(margin) │ \(String(repeating: " ", count: $0))^"] } ?? [])
    }
}
