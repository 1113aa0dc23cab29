/// A table of styled cells in which each column is as wide as its widest cell.
package struct TextTable: Equatable {
    /// The side of its column at which a cell is placed.
    package enum Alignment { case left, right }

    /// The alignment of each column.
    var alignments: [Alignment]
    /// The rows, with a cell for each column.
    package var rows: [[StyledLine]] = []
    /// The number of blanks between two columns.
    var gap = 2

    /// Creates a table.
    package init(alignments: [Alignment], rows: [[StyledLine]] = [], gap: Int = 2) {
        self.alignments = alignments
        self.rows = rows
        self.gap = gap
    }

    /// The number of terminal columns that the table takes.
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
