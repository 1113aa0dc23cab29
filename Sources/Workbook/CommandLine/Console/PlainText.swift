import WorkbookReporting

/// Lines for screen readers: what spans say aloud, one thing after the other, no blanks for the layout.
package enum PlainText {
    /// The words that replace a symbol at the beginning of a line.
    package static let words: [(symbol: String, word: String)] = [
        ("✔", "passed:"), ("✘", "failed:"), ("○", "not started:"), ("⚑", "flagged:"), ("↓", "passed before:"),
        ("–", "not run:"),
        ("!", "not graded:"), ("→", "file:"), ("•", ""),
    ]

    /// Returns the lines as text, and joins lines that were broken only because of the layout's width.
    ///
    /// - Parameter width: The width at which to break between words, on a terminal; code, paths and commands are never broken.
    package static func lines(_ lines: [StyledLine], width: Int? = nil) -> [String] {
        var whole: [StyledLine] = []
        for line in lines where !line.isSilent {
            let start = line.firstIndex { !$0.isBlank || $0.role != .plain || $0.spoken?.isEmpty == false }
            if let start, let last = whole.indices.last, !whole[last].isEmpty,
                [.continuation, .gap].contains(line[start].role)
            {
                whole[last] += StyledLine(line[start...])
            } else {
                whole.append(line)
            }
        }
        let texts = whole.flatMap(SpokenLine.lines)
        let lines = texts.flatMap { text -> [String] in
            guard let width else { return [text.text] }
            var page = Layout(width: width)
            page.paragraph(text, indent: 0)
            return page.lines.map(\.text)
        }
        // They kept together what belongs together.
        return lines.map { $0.replacing("\u{A0}", with: " ") }
    }
}
