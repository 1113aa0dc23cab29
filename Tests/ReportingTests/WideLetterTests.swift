import TestSupport
import Testing

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

struct WideLetterTests {
    @Test("Columns align in a table with wide characters")
    func table() {
        let table = TextTable(
            alignments: [.left, .right], rows: [["日本", "1"], ["abc", "12"], ["e\u{301}", "👍"]])
        expectEqual(table.lines.plain, "日本   1\nabc   12\ne\u{301}     👍\n")
    }

    @Test("Text with wide characters stays at the right edge and wraps in time")
    func layout() {
        var page = Layout(width: 20)
        page.row("日本語", "ok", indent: 0)
        page.paragraph("日本語 日本語 日本語 日本語", indent: 2)
        expectEqual(page.lines.plain, "日本語            ok\n日本語 日本語 日本語\n  日本語\n")
        #expect(page.lines.allSatisfy { $0.columns <= 20 })
    }

    @Test("Shortened values never take more columns than are available")
    func excerpt() {
        let text = String(repeating: "日", count: 30)
        expectEqual(Excerpt.middle(text, to: 21), "日日日日日日 … 日日日")
        expectEqual(Excerpt.middle(text, to: 60), text)
    }

    @Test("The caret stays below its letter, even in a line that was cut")
    func quote() throws {
        // The compiler counts bytes: three for each of these letters.
        let short = try #require(SourceQuote(Place(path: "A.swift", line: 1, column: 8), in: "\"日本\" + a"))
        #expect(short.excerpt(room: 40) == ("\"日本\" + a", 5))
        let line = String(repeating: "日", count: 20) + "!" + String(repeating: "語", count: 20)
        let long = try #require(SourceQuote(Place(path: "A.swift", line: 1, column: 61), in: line))
        let (text, caret) = long.excerpt(room: 20)
        expectEqual(text, "… 日日日日!語語語… ")
        expectEqual(caret, 10)
        expectEqual(text.prefix(while: { $0 != "!" }).reduce(0) { $0 + $1.columns }, caret)
    }
}
