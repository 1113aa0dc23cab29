import Foundation
import WorkbookSystem

/// Finds functions that a learner probably means as tests although Swift Testing doesn't run them, beside tests that it runs.
enum ForgottenTestScan {
    /// The words that begin another declaration, so that what stands before them doesn't belong to a function.
    private static let introducers: Set = [
        "func", "var", "let", "init", "deinit", "struct", "class", "enum", "extension", "import", "case",
        "actor",
    ]

    /// Returns the names of the functions without parameters that expect something, have no `@Test`, and that nothing calls.
    ///
    /// - Parameter orNamedTest: Whether a name that begins with `test` is as good as an expectation.
    static func functions(in sources: [Data], orNamedTest: Bool = false) -> [String] {
        let files = sources.map { Lexer.tokens(of: Array($0)) }
        let words = files.joined().map(\.text)
        return files.flatMap { tokens in
            tokens.indices.compactMap { index -> String? in
                guard tokens[index].text == "func", tokens.count > index + 3, tokens[index + 2].text == "(",
                    tokens[index + 3].text == ")", !isMarked(tokens, index)
                else { return nil }
                let name = tokens[index + 1].text
                guard
                    orNamedTest && name.hasPrefix("test")
                        || body(tokens, index).contains(where: { ["#expect", "#require"].contains($0.text) })
                else { return nil }
                return words.count { $0 == name } == 1 ? name : nil
            }
        }
    }

    /// Returns the names of the functions that compare something with itself, as in `#expect(lamp.isOn == lamp.isOn)`.
    static func functionsWithTautology(in sources: [Data]) -> Set<String> {
        let names = sources.flatMap { source -> [String] in
            let tokens = Lexer.tokens(of: Array(source))
            let functions = tokens.indices.dropLast().filter { index in
                tokens[index].text == "func"
                    && body(tokens, index).indices.contains { isTautology(tokens[$0...]) }
            }
            return functions.map { tokens[$0 + 1].text.filter { $0 != "`" } }
        }
        return Set(names)
    }

    /// Whether tokens begin with an expectation that both sides are equal, which are the same and call nothing.
    private static func isTautology(_ tokens: ArraySlice<Token>) -> Bool {
        guard let first = tokens.first?.text, ["#expect", "#require"].contains(first) else { return false }
        let compared = tokens.dropFirst(2).prefix { ![",", ")", "{"].contains($0.text) }
        let words = compared.map(\.text)
        guard let sign = words.firstIndex(of: "=="), tokens[compared.endIndex...].first?.text != "{" else {
            return false
        }
        return words[..<sign] == words[(sign + 1)...]
    }

    /// Whether `@Test` stands before a function.
    private static func isMarked(_ tokens: [Token], _ function: Int) -> Bool {
        var depth = 0
        for token in tokens[..<function].reversed() {
            depth += token.closes ? 1 : token.opens ? -1 : 0
            // The brace of the type around it.
            if depth < 0 { return false }
            if depth == 0 && token.text == "@Test" { return true }
            if depth == 0 && introducers.contains(token.text) { return false }
        }
        return false
    }

    /// Returns the tokens in the braces of a function.
    private static func body(_ tokens: [Token], _ function: Int) -> ArraySlice<Token> {
        guard let start = tokens[function...].firstIndex(where: { $0.text == "{" }) else { return [] }
        var depth = 0
        for index in start..<tokens.count {
            depth += tokens[index].opens ? 1 : tokens[index].closes ? -1 : 0
            if depth == 0 { return tokens[start...index] }
        }
        return tokens[start...]
    }
}
