import TestSupport
import Testing

@testable import WorkbookReporting

@Suite struct StyledLineTests {
    @Test("Literal text is plain, and an interpolated value has the role that follows it")
    func roles() {
        let line: StyledLine = "\("✔", .good) Wrote \(3) files to \("a/b.swift", .path)"
        expectEqual(Array(line), [Span("✔", .good), Span(" Wrote 3 files to "), Span("a/b.swift", .path)])
        expectEqual(line.text, "✔ Wrote 3 files to a/b.swift")
    }

    @Test("Adjacent spans with the same role are merged, and empty text creates no span")
    func neighbors() {
        let line: StyledLine = "\("a", .strong)\("b", .strong)\("", .bad)\("c", .strong) d\("")"
        expectEqual(Array(line), [Span("abc", .strong), Span(" d")])
        #expect(StyledLine(stringLiteral: "").isEmpty)
    }

    @Test("A line or span inside another line keeps its roles and merges with its neighbors")
    func embedded() {
        let inner: StyledLine = "in \("code", .code)"
        let line: StyledLine = "out \(inner)\("more", .code)\(Span("!", .bad))"
        expectEqual(Array(line), [Span("out in "), Span("codemore", .code), Span("!", .bad)])
        expectEqual(inner + "\(" end", .code)", "in \("code end", .code)")
        expectEqual(["a", inner].joined(separator: ", "), "a, in \("code", .code)")
    }

    @Test("Control characters in an interpolated value are spelled out in every role")
    func hostile() {
        let hostile = "\u{1B}[2J\u{202E}x"
        for role in Span.Role.allCases {
            let line: StyledLine = "\(hostile, role)"
            expectEqual(line.text, #"\u{1B}[2J\u{202E}x"#)
        }
        let plain: StyledLine = "a\(hostile)b"
        expectEqual(plain.text, #"a\u{1B}[2J\u{202E}xb"#)
        expectEqual(StyledLine(stringLiteral: hostile).text, #"\u{1B}[2J\u{202E}x"#)
    }

    @Test("A line of blanks has the given width, and a negative width makes it empty")
    func blanks() {
        expectEqual(StyledLine.blanks(3).text, "   ")
        #expect(StyledLine.blanks(0).isEmpty)
        #expect(StyledLine.blanks(-1).isEmpty)
        expectEqual(("é" + StyledLine.blanks(2)).columns, 3)
    }
}
