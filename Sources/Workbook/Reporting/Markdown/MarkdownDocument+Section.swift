extension MarkdownDocument {
    /// Returns what stands below a heading, up to the next heading of the same or a higher level; `nil` without the heading.
    package func section(titled title: String) -> MarkdownDocument? {
        let start = blocks.firstIndex {
            if case .heading(_, let words) = $0 { words.map(\.plainText).joined() == title } else { false }
        }
        guard let start, case .heading(let level, _) = blocks[start] else { return nil }
        let rest = blocks[(start + 1)...]
        let end =
            rest.firstIndex {
                if case .heading(let other, _) = $0 { other <= level } else { false }
            } ?? blocks.endIndex
        return MarkdownDocument(Array(blocks[(start + 1)..<end]))
    }
}

extension MarkdownInline {
    /// The words without emphasis and links.
    package var plainText: String {
        switch self {
        case .text(let text), .code(let text): text
        case .emphasis(let words), .link(let words, target: _): words.map(\.plainText).joined()
        }
    }
}
