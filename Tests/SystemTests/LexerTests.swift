import Testing

@testable import WorkbookSystem

@Suite struct LexerTests {
    private func texts(_ source: String) -> [String] { Lexer.tokens(of: Array(source.utf8)).map(\.text) }

    @Test("Comments, including nested ones, are skipped, and string literals stay whole")
    func commentsAndStrings() {
        #expect(
            texts("a /* b /* c */ d */ + // e\n\"f // \\(g(\"h\")) \\\"\"") == [
                "a", "+", "\"f // \\(g(\"h\")) \\\"\"",
            ])
        #expect(texts("\"\"\"\n a \"b\" \n\"\"\" c") == ["\"\"\"\n a \"b\" \n\"\"\"", "c"])
        #expect(texts("#\"a \"b\" \\(c)\"# d") == ["#\"a \"b\" \\(c)\"#", "d"])
    }

    @Test("An unclosed string ends with its line, and the source may end anywhere")
    func openStrings() {
        #expect(texts("a(\"b}\nc }") == ["a", "(", "\"b}", "c", "}"])
        for source in ["\"\\", "\"a\\(b", "#\"\\", "\"\"\"\\", "/*", "`a", "\"\\(\"\\"] {
            #expect(
                Lexer.tokens(of: Array(source.utf8)).allSatisfy { $0.range.upperBound <= source.utf8.count })
        }
    }

    @Test("The lexer distinguishes postfix operators, ranges, members and numbers")
    func operators() {
        #expect(texts("self?.count += 1") == ["self", "?", ".", "count", "+=", "1"])
        #expect(texts("a! + b ?? c") == ["a", "!", "+", "b", "??", "c"])
        #expect(
            texts("1...5, 0..<n, 1.5, .first") == [
                "1", "...", "5", ",", "0", "..<", "n", ",", "1.5", ",", ".", "first",
            ])
        #expect(texts("!isOn && x != -1") == ["!", "isOn", "&&", "x", "!=", "-", "1"])
    }

    @Test("An operator with spaces on both sides is infix")
    func infix() {
        let tokens = Lexer.tokens(of: Array("a < b; Array<Int>(); x ? y : z; (a) -> b".utf8))
        #expect(tokens.filter(\.isInfix).map(\.text) == ["<", "?"])
    }
}
