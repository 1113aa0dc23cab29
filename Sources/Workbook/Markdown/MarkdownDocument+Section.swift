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
    /// The titles of all sections, in their order.
    package var titles: [String] {
        blocks.compactMap { block in
            guard case .heading(let level, let words) = block, level > 1 else { return nil }
            return words.map(\.plainText).joined()
        }
    }

    /// Returns the first section with some words in its title, whatever their case, with its heading; `nil` if there is none.
    package func section(withTitleContaining words: String) -> MarkdownDocument? {
        guard let title = titles.first(where: { $0.lowercased().contains(words.lowercased()) }),
            let heading = blocks.first(where: {
                if case .heading(_, let words) = $0 {
                    words.map(\.plainText).joined() == title
                } else {
                    false
                }
            }), let section = section(titled: title)
        else { return nil }
        return MarkdownDocument([heading] + section.blocks)
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
