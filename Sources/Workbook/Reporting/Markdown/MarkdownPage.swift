import WorkbookMarkdown
import WorkbookSystem

/// A style that lays out Markdown documents as lines of a given width.
package struct MarkdownPage: Sendable {
    /// The number of columns.
    package var width: Int
    /// The indent of everything except headings.
    package var indent = 2
    /// Whether code in running text keeps its backticks, for pages without colors.
    package var marksCode = false
    /// Returns the text that is shown for the target of a link.
    package var place: @Sendable (String) -> String = { $0 }

    /// Creates a style.
    package init(width: Int) { self.width = width }

    /// Returns a document as lines.
    package func lines(_ document: MarkdownDocument) -> [StyledLine] {
        var page = Layout(width: width)
        add(document.blocks, indent, to: &page)
        return page.lines
    }

    /// Adds blocks below each other; the first one follows the marker of its list item.
    ///
    /// - Parameter depth: How many lists the blocks are in.
    private func add(
        _ blocks: [MarkdownBlock], _ indent: Int, lead: StyledLine? = nil, depth: Int = 0,
        to page: inout Layout
    ) {
        for (index, block) in blocks.enumerated() {
            // A list inside an item follows the text of the item without a gap.
            let isClose = if case .list = block { lead != nil } else { false }
            if index > 0 && !isClose { page.gap() }
            add(block, indent, lead: index == 0 ? lead : nil, depth: depth, to: &page)
        }
        if blocks.isEmpty, let lead { page.verbatim(lead) }
    }

    private func add(
        _ block: MarkdownBlock, _ indent: Int, lead: StyledLine?, depth: Int, to page: inout Layout
    ) {
        let lead = lead ?? .blanks(indent)
        switch block {
        case .heading(let level, let words):
            let kind = Span.spoken(level < 3 ? "Heading: " : "Subheading: ", .strong)
            page.paragraph("\(kind)\(line(words, .strong))", indent: 0)
        case .paragraph(let words):
            // A paragraph that is emphasized as a whole is a note on the text.
            if case .emphasis(let note)? = words.first, words.count == 1 {
                page.paragraph(lead + line(note, .faint), indent: indent)
            } else {
                page.paragraph(lead + line(words, .plain), indent: indent)
            }
        case .code(let language, let lines):
            let role: Span.Role = language == "sh" ? .command : .code
            let margin =
                lines.filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            // Always further right than text, which it would look like otherwise; a terminal breaks lines that are too long.
            for (index, line) in lines.enumerated() {
                let text = String(line.dropFirst(margin))
                let start = index == 0 ? "code:\n" : ""
                let end = index == lines.count - 1 ? "\nend of code" : ""
                let isInside = start.isEmpty && end.isEmpty
                page.verbatim(
                    .blanks(indent + 2)
                        + "\(Span(text, role, spoken: isInside ? nil : start + text + end))")
            }
        case .list(let items):
            for item in items {
                let mark = "\(item.mark) "
                let isNumbered = item.mark.first.map { $0.isNumber || $0.isLetter } ?? false
                let spoken = depth == 0 ? mark : isNumbered ? "sub-point \(mark)" : ""
                add(
                    item.blocks, indent + mark.count,
                    lead: .blanks(indent) + "\(Span(mark, spoken: spoken))", depth: depth + 1, to: &page)
            }
        case .quote(let blocks):
            var quoted = Layout(width: page.width - indent - 2)
            add(blocks, 0, to: &quoted)
            for (index, line) in quoted.lines.enumerated() {
                let bar = Span("│ ", .faint, spoken: index == 0 ? "Quote: " : "")
                page.verbatim(.blanks(indent) + "\(bar)\(line)")
            }
        case .table(let head, let rows):
            let table = MarkdownTable(
                head: head.map { line($0, .strong) }, rows: rows.map { $0.map { line($0, .plain) } })
            for line in table.lines(width: page.width - indent) {
                page.verbatim(.blanks(indent) + line)
            }
        }
    }

    /// Returns a sentence as a line, however long.
    package func line(_ sentence: String, _ role: Span.Role = .plain) -> StyledLine {
        line(MarkdownInline.parse(sentence), role)
    }

    private func line(_ words: [MarkdownInline], _ role: Span.Role) -> StyledLine {
        words.reduce(into: "") { line, word in
            switch word {
            case .text(let text): line += "\(text, role)"
            case .code(let code):
                line += "\(marksCode ? "`\(code)`" : code, role == .plain ? .symbol : role)"
            case .emphasis(let words), .strong(let words):
                line += self.line(words, role == .plain ? .strong : role)
            case .link(let words, let target): line += link(words, to: place(target), role)
            }
        }
    }

    /// Returns the text of a link and its target; a name that is the end of its path appears once.
    private func link(_ words: [MarkdownInline], to target: String, _ role: Span.Role) -> StyledLine {
        let name = line(words, role)
        if target == name.text || target.hasSuffix("/\(name.text)") { return "\(target, .path)" }
        return "\(name) (\(target, .path))"
    }
}
