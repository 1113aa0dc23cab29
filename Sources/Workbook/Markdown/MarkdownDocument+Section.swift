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

extension MarkdownDocument {
    /// The document without its title, the first heading of level 1, for pages that have a title of their own.
    package var withoutTitle: MarkdownDocument {
        var blocks = blocks
        let title = blocks.firstIndex { if case .heading(1, _) = $0 { true } else { false } }
        if let title { blocks.remove(at: title) }
        return MarkdownDocument(blocks)
    }
}

extension MarkdownInline {
    /// The words without emphasis and links.
    package var plainText: String {
        switch self {
        case .text(let text), .code(let text): text
        case .emphasis(let words), .strong(let words), .link(let words, target: _):
            words.map(\.plainText).joined()
        }
    }
}
