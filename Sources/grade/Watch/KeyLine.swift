import WorkbookReporting

/// The line at the bottom of `grade watch` that lists keys.
enum KeyLine {
    /// A key and what it does now.
    typealias Item = (key: String, label: String)

    /// Returns the items as one line, or as several if they don't fit.
    static func lines(_ items: [Item], width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        var line: StyledLine = " "
        for (index, item) in items.enumerated() {
            if index > 0 { line += "\(" · ", .faint)" }
            // The space is one at which no line is broken.
            line += "\(item.key, .command)\u{A0}\(item.label)"
        }
        page.paragraph(line, indent: 1)
        return page.lines
    }
}
