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
    static func functions(in sources: [Data]) -> [String] {
        let files = sources.map { Lexer.tokens(of: Array($0)) }
        let words = files.joined().map(\.text)
        return files.flatMap { tokens in
            tokens.indices.compactMap { index -> String? in
                guard tokens[index].text == "func", tokens.count > index + 3, tokens[index + 2].text == "(",
                    tokens[index + 3].text == ")", !isMarked(tokens, index),
                    body(tokens, index).contains(where: { ["#expect", "#require"].contains($0.text) })
                else { return nil }
                let name = tokens[index + 1].text
                return words.count { $0 == name } == 1 ? name : nil
            }
        }
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
