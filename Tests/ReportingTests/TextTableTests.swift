import Testing
import TestSupport

@testable import WorkbookReporting

struct TextTableTests {
    @Test("A column is as wide as its widest cell, and cells are aligned to its side")
    func columns() {
        var table = TextTable(alignments: [.left, .right])
        table.rows = [[[Span("a")], [Span("123")]], [[Span("b"), Span("c")], []]]
        expectEqual(table.lines.plain, "a   123\nbc     \n")
        expectEqual(table.width, 7)
    }
}
