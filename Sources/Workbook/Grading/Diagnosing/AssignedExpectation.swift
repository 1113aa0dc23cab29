import WorkbookSystem

/// Recognizes an expectation that assigns a value instead of comparing two.
enum AssignedExpectation {
    /// Returns the sentence for an error in such a line; `nil` if the line is none, or the error is about something else.
    static func sentence(for error: CompilerMessage) -> String? {
        let signs = ["cannot assign to", "is not assignable", "use of '=' in a boolean context"]
        guard signs.contains(where: error.text.contains), assigns(error.code) else { return nil }
        return "`=` assigns a value. To compare two values, write `==`."
    }

    private static func assigns(_ code: String) -> Bool {
        var depth = 0
        let tokens = Lexer.tokens(of: Array(code.utf8))
        let start = tokens.firstIndex { ["#expect", "#require", "if", "guard", "while"].contains($0.text) }
        for token in tokens[(start ?? tokens.endIndex)...] {
            if token.opens { depth += 1 }
            if token.closes { depth -= 1 }
            // Deeper, in a closure, an assignment may be meant.
            if token.text == "=" && depth <= 1 { return true }
        }
        return false
    }
}
