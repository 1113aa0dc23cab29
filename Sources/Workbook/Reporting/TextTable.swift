/// Cells in columns, each column as wide as its widest cell.
package struct TextTable: Equatable {
    /// On which side of its column a cell stands.
    package enum Alignment { case left, right }

    /// The columns.
    var alignments: [Alignment]
    /// The rows, with a cell for each column.
    package var rows: [[StyledLine]] = []
    /// The number of blanks between two columns.
    var gap = 2

    /// Creates a value from its parts.
    package init(alignments: [Alignment], rows: [[StyledLine]] = [], gap: Int = 2) {
        self.alignments = alignments
        self.rows = rows
        self.gap = gap
    }

    /// The number of columns on the terminal that the whole table takes.
    package var width: Int { widths.reduce(0, +) + gap * max(0, widths.count - 1) }

    /// The table's lines.
    package var lines: [StyledLine] {
        let widths = widths
        return rows.map { row in
            row.enumerated().reduce(into: "") { line, next in
                let (index, cell) = next
                let pad = StyledLine.blanks(widths[index] - cell.columns)
                if index > 0 { line += StyledLine.blanks(gap) }
                line += alignments[index] == .left ? cell + pad : pad + cell
            }
        }
    }

    private var widths: [Int] {
        alignments.indices.map { index in rows.map { $0[index].columns }.max() ?? 0 }
    }
}
