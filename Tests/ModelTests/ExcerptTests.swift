import TestSupport
import Testing

@testable import WorkbookModel
@testable import WorkbookReporting

@Suite struct ExcerptTests {
    @Test("Text that fits is unchanged, and longer text keeps both ends")
    func middle() {
        expectEqual(Excerpt.middle("abcdefghij", to: 10), "abcdefghij")
        expectEqual(Excerpt.middle("abcdefghijk", to: 10), "abcde … jk")
        expectEqual(Excerpt.middle(String(repeating: "ä", count: 10), to: 10).count, 10)
    }

    @Test("Long values that begin alike are shown from just before they differ")
    func pair() {
        let same = String(repeating: "x", count: 100)
        let (first, second) = Excerpt.pair(same + "left", same + "right", to: 40)
        expectEqual(first, "… xxxxxxxxxxxxleft")
        expectEqual(second, "… xxxxxxxxxxxxright")
    }

    @Test("Values that differ early keep their beginnings, and short values are unchanged")
    func earlyDifference() {
        let tail = String(repeating: "x", count: 100)
        let (first, second) = Excerpt.pair("a" + tail, "b" + tail, to: 20)
        #expect(first.hasPrefix("axx") && first.count == 20)
        #expect(second.hasPrefix("bxx") && second.count == 20)
        #expect(Excerpt.pair("Hello, Bo", "Hello, Ada", to: 48) == ("Hello, Bo", "Hello, Ada"))
    }
}

@Suite struct ComparedValuesTests {
    @Test("A message with two values is parsed into its parts")
    func plain() throws {
        let values = try #require(ComparedValues("isOn after: one press: expected true, got nil"))
        expectEqual(values.what, "isOn after: one press")
        expectEqual(values.expected, "true")
        expectEqual(values.actual, "nil")
    }

    @Test(
        "An ambiguous message, or one of another kind, isn't parsed",
        arguments: ["tests can write isOn", "a: expected 1", "a: expected \"b, got c\", got d"])
    func unclear(_ message: String) { #expect(ComparedValues(message) == nil) }
}

@Suite struct SourceQuoteTests {
    private func quote(_ text: String, line: Int = 1, column: Int?) -> SourceQuote? {
        SourceQuote(Place(path: "Lamp.swift", line: line, column: column), in: text)
    }

    @Test("A line is shown without its indentation, with a caret at its column")
    func indented() throws {
        let told = try #require(quote("a\n\t  isOn = 1\n", line: 2, column: 9)).excerpt(room: 40)
        expectEqual(told.text, "isOn = 1")
        expectEqual(told.caret, 5)
    }

    @Test("The caret counts characters, although the compiler counts bytes")
    func bytes() throws {
        try expectEqual(#require(quote("\"äöü\" + isOn", column: 12)).excerpt(room: 40).caret, 8)
    }

    @Test("A long line is cut so that the marked column stays visible")
    func long() throws {
        let line = String(repeating: "a", count: 50) + "!" + String(repeating: "b", count: 50)
        let told = try #require(quote(line, column: 51)).excerpt(room: 20)
        expectEqual(told.text, "…aaaaaaaaa!bbbbbbbb…")
        expectEqual(told.caret, 10)
    }

    @Test("A line or column that doesn't exist isn't shown")
    func missing() throws {
        #expect(quote("a\n", line: 3, column: 1) == nil)
        #expect(quote("a\n   \n", line: 2, column: 1) == nil)
        #expect(quote("a", line: 0, column: 1) == nil)
        #expect(try #require(quote("a", column: 9)).excerpt(room: 40).caret == nil)
        #expect(try #require(quote("a", column: nil)).excerpt(room: 40).caret == nil)
    }
}
