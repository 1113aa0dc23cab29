/// A Markdown table that is laid out in columns, or as records below each other if columns would be too narrow.
struct MarkdownTable {
    var head: [StyledLine]
    var rows: [[StyledLine]]

    /// The number of blanks between two columns.
    private static let gutter = 3
    /// The narrowest width to which a column shrinks; even narrower ones would be piles of single words.
    private static let narrowest = 20

    /// Returns the table as lines, of which a screen reader reads a sentence for each row.
    func lines(width: Int) -> [StyledLine] {
        guard let widths = columns(within: width) else { return records(width: width) }
        let body = rows.map { spoken($0, as: row($0, widths)) }
        // If cells take several lines, a gap shows where a row ends.
        let isAiry = body.contains { $0.count > 1 }
        let length = widths.reduce(0, +) + Self.gutter * (widths.count - 1)
        let rule: StyledLine = "\(String(repeating: "─", count: length), .faint)"
        return body.enumerated().reduce(into: (row(head, widths) + [rule]).map(\.silent)) { lines, row in
            if isAiry && row.offset > 0 { lines.append("") }
            lines += row.element
        }
    }

    /// Returns the widths of the columns, where the widest ones shrink until all fit; `nil` if they cannot fit.
    private func columns(within width: Int) -> [Int]? {
        var widths = head.indices.map { column in
            ([head] + rows).map { $0[column].columns }.max() ?? 0
        }
        let space = width - Self.gutter * (widths.count - 1)
        while widths.reduce(0, +) > space {
            guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
                widths[widest] > Self.narrowest
            else {
                return nil
            }
            widths[widest] -= 1
        }
        return widths
    }

    private func row(_ cells: [StyledLine], _ widths: [Int]) -> [StyledLine] {
        let columns = zip(cells, widths).map { cell, width in
            var column = Layout(width: width)
            column.paragraph(cell, indent: 0)
            return column.lines
        }
        return (0..<(columns.map(\.count).max() ?? 0)).map { line in
            zip(columns, widths).reduce(into: "") { text, next in
                let (column, width) = next
                let cell = line < column.count ? column[line] : ""
                text += cell + .blanks(max(0, width - cell.columns) + Self.gutter)
            }
        }
    }

    private func records(width: Int) -> [StyledLine] {
        var page = Layout(width: width)
        for (index, row) in rows.enumerated() {
            if index > 0 { page.gap() }
            var record = Layout(width: width)
            for (name, cell) in zip(head, row) { record.paragraph(label(name) + cell, indent: 2) }
            for line in spoken(row, as: record.lines) { page.verbatim(line) }
        }
        return page.lines
    }

    private func label(_ name: StyledLine) -> StyledLine { name.isEmpty ? "" : "\(name): " }

    /// Returns the lines of a row, where a screen reader reads each cell after the title of its column.
    private func spoken(_ cells: [StyledLine], as lines: [StyledLine]) -> [StyledLine] {
        let words = zip(head, cells).filter { !$1.isEmpty }.map { (label($0) + $1).text }
        var lines = lines.map(\.silent)
        // After a sentence, the next one needs no other mark.
        let sentence = words.joined(separator: "; ").replacing(".; ", with: ". ")
        if !lines.isEmpty { lines[0].insert(.spoken(sentence), at: 0) }
        return lines
    }
}
