import TestSupport
import Testing

@testable import WorkbookSystem

@Suite struct LexerTests {
    private func texts(_ source: String) -> [String] { Lexer.tokens(of: Array(source.utf8)).map(\.text) }

    @Test("Comments, including nested ones, are skipped, and string literals stay whole")
    func commentsAndStrings() {
        expectEqual(
            texts("a /* b /* c */ d */ + // e\n\"f // \\(g(\"h\")) \\\"\""),
            [
                "a", "+", "\"f // \\(g(\"h\")) \\\"\"",
            ])
        expectEqual(texts("\"\"\"\n a \"b\" \n\"\"\" c"), ["\"\"\"\n a \"b\" \n\"\"\"", "c"])
        expectEqual(texts("#\"a \"b\" \\(c)\"# d"), ["#\"a \"b\" \\(c)\"#", "d"])
    }

    @Test("An unclosed string ends with its line, and the source may end anywhere")
    func openStrings() {
        expectEqual(texts("a(\"b}\nc }"), ["a", "(", "\"b}", "c", "}"])
        for source in ["\"\\", "\"a\\(b", "#\"\\", "\"\"\"\\", "/*", "`a", "\"\\(\"\\"] {
            #expect(
                Lexer.tokens(of: Array(source.utf8)).allSatisfy { $0.range.upperBound <= source.utf8.count })
        }
    }

    @Test("The lexer distinguishes postfix operators, ranges, members and numbers")
    func operators() {
        expectEqual(texts("self?.count += 1"), ["self", "?", ".", "count", "+=", "1"])
        expectEqual(texts("a! + b ?? c"), ["a", "!", "+", "b", "??", "c"])
        expectEqual(
            texts("1...5, 0..<n, 1.5, .first"),
            [
                "1", "...", "5", ",", "0", "..<", "n", ",", "1.5", ",", ".", "first",
            ])
        expectEqual(texts("!isOn && x != -1"), ["!", "isOn", "&&", "x", "!=", "-", "1"])
    }

    @Test("Code in a string belongs to the string that contains it")
    func interpolations() throws {
        let source = Array(#"f("a \(g("\(h)")) b \(i(1)) \n", "c")"#.utf8)
        let code = Lexer.tokens(of: source).map { token in
            token.interpolations.map { String(decoding: source[$0], as: UTF8.self) }
        }
        expectEqual(code, [[], [], [#"g("\(h)")"#, "i(1)"], [], [], []])
    }

    @Test("Words are replaced in code and in what strings interpolate, and nowhere else")
    func edits() {
        let edited = Lexer.edited(Array("f(x) // f(x)\nlet s = \"f \\(f(\"\\(f(1))\")) \\\\(f)\"; f".utf8)) {
            $0.filter { $0.text == "f" }.map { .adding("_1", after: $0) }
        }
        let expected = "f_1(x) // f(x)\nlet s = \"f \\(f_1(\"\\(f_1(1))\")) \\\\(f)\"; f_1"
        expectEqual(String(decoding: edited, as: UTF8.self), expected)
        let replaced = Lexer.edited(Array("a+bc".utf8)) { $0.map { .replacing($0, with: "longer") } }
        expectEqual(String(decoding: replaced, as: UTF8.self), "longerlongerlonger")
    }
}
