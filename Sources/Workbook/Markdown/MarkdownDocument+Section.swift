import Foundation

extension MarkdownDocument {
    /// Returns what stands below a heading, up to the next heading of the same or a higher level; `nil` without the heading.
    package func section(titled title: String) -> MarkdownDocument? {
        range(ofSectionTitled: title).map { MarkdownDocument(Array(blocks[$0].dropFirst())) }
    }

    /// Returns where a section is, with its heading.
    private func range(ofSectionTitled title: String) -> Range<Int>? {
        let start = blocks.firstIndex { $0.title?.text == title }
        guard let start, let level = blocks[start].title?.level else { return nil }
        let end = blocks[(start + 1)...].firstIndex { $0.title.map { $0.level <= level } ?? false }
        return start..<(end ?? blocks.endIndex)
    }
}

extension MarkdownDocument {
    /// The titles of all sections, in their order.
    package var titles: [String] { blocks.compactMap(\.title).filter { $0.level > 1 }.map(\.text) }

    /// The titles of the sections that aren't part of another one, in their order.
    package var mainTitles: [String] { blocks.compactMap(\.title).filter { $0.level == 2 }.map(\.text) }

    /// Returns the title of the first section with some words in it, whatever their case; `nil` if there is none.
    package func title(containing words: String) -> String? {
        titles.first { $0.lowercased().contains(words.lowercased()) }
    }

    /// Returns the first section with some words in its title, whatever their case, with its heading; `nil` if there is none.
    package func section(withTitleContaining words: String) -> MarkdownDocument? {
        title(containing: words).flatMap(range(ofSectionTitled:)).map { MarkdownDocument(Array(blocks[$0])) }
    }

    /// Returns the title of the section after one; `nil` after the last one.
    package func title(after title: String) -> String? {
        range(ofSectionTitled: title).flatMap {
            blocks.indices.contains($0.upperBound) ? blocks[$0.upperBound] : nil
        }?
        .title?.text
    }

    /// Returns as few words of a section's title as find it.
    package func words(for title: String) -> String {
        let words = title.split(separator: " ").map { $0.trimmingCharacters(in: .punctuationCharacters) }
        for count in 1...max(1, words.count) {
            let candidates = words.indices.dropLast(count - 1).map { words[$0..<$0 + count] }
                .filter { $0.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } } }
                .map { $0.joined(separator: " ").lowercased() }
                .filter { $0.count > 3 && self.title(containing: $0) == title }
            // A long word is seldom one that stands everywhere.
            if let best = candidates.max(by: { $0.count < $1.count }) { return best }
        }
        return title
    }
}

extension MarkdownBlock {
    /// The level and the words of a heading; `nil` for another block.
    fileprivate var title: (level: Int, text: String)? {
        guard case .heading(let level, let words) = self else { return nil }
        return (level, words.map(\.plainText).joined())
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
