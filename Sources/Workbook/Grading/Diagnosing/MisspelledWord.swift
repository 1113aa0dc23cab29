import WorkbookModel
import WorkbookSystem

/// Finds words in the line of an error that are probably meant to be keywords or attributes of Swift.
enum MisspelledWord {
    /// Returns the sentence about the word at an error's place; `nil` if no keyword is similar to it, or if it could
    /// be a name there.
    static func sentence(for error: CompilerMessage) -> String? {
        if let attribute = CompileAdvice.match("^unknown attribute '*'", error.text)?.first {
            // An attribute that exists is spelled correctly, and its module isn't imported.
            guard !attributes.contains(attribute),
                let known = Suggestion.nearest(to: attribute, in: attributes)
            else { return nil }
            return "Swift has no attribute `@\(attribute)`. Do you mean `@\(known)`?"
        }
        let tokens = Lexer.tokens(of: Array(error.code.utf8))
        for index in candidates(for: error, among: tokens) {
            if let meant = keyword(meantBy: index, in: tokens) {
                return "Swift has no keyword `\(tokens[index].text)`. Do you mean `\(meant)`?"
            }
        }
        return nil
    }

    /// Returns the indices of the tokens that an error may be about.
    private static func candidates(for error: CompilerMessage, among tokens: [Token]) -> [Int] {
        let offset = error.column - 1
        let atWord = [
            "expected 'func' keyword", "expressions are not allowed at the top level", "cannot find '",
            "expected '{' in body of function", "found an unexpected second identifier",
        ]
        if atWord.contains(where: error.text.contains) {
            return tokens.indices.filter { tokens[$0].range.contains(offset) }
        }
        // The place is the end of one word or the beginning of the next.
        guard error.text.contains("on a line must be separated by ';'") else { return [] }
        return tokens.indices.filter {
            tokens[$0].range.upperBound == offset || tokens[$0].range.contains(offset)
                || ($0 > 0 && tokens[$0 - 1].range.upperBound == offset)
        }
    }

    /// Returns the keyword that is similar to a token, if that kind of keyword can be at its place.
    private static func keyword(meantBy index: Int, in tokens: [Token]) -> String? {
        let token = tokens[index]
        guard token.kind == .word, !all.contains(token.text) else { return nil }
        let previous = index > 0 ? tokens[index - 1].text : nil
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        if previous == ")", let found = Suggestion.nearest(to: token.text, in: effects) { return found }
        // No name can be directly before another word, nor before `(set)`.
        let isSetter = next?.text == "(" && index + 2 < tokens.count && tokens[index + 2].text == "set"
        let isBeforeOperand = next.map { $0.kind != .symbol } ?? false
        if isSetter { return Suggestion.nearest(to: token.text, in: access).map { $0 + "(set)" } }
        if let found = synonyms[token.text], isBeforeOperand || values.contains(found) { return found }
        if isBeforeOperand {
            return Suggestion.nearest(to: token.text, in: modifiers + statements + introducers)
        }
        let isAlone = (next == nil || next?.text == "}") && (previous == nil || previous == "{")
        return Suggestion.nearest(to: token.text, in: isAlone ? statements : values)
    }

    private static let access = ["private", "fileprivate", "internal", "package", "public", "open"]
    private static let modifiers =
        access + [
            "override", "final", "static", "class", "weak", "unowned", "lazy", "mutating", "nonmutating",
            "required", "convenience", "nonisolated", "indirect", "dynamic", "isolated",
        ]
    private static let introducers = [
        "func", "var", "let", "init", "struct", "enum", "protocol", "extension", "actor", "typealias",
        "import",
        "case", "subscript", "associatedtype", "deinit",
    ]
    private static let statements = [
        "return", "guard", "if", "else", "switch", "for", "while", "repeat", "do", "catch", "try", "await",
        "throw",
        "defer", "break", "continue",
    ]
    private static let values = ["true", "false", "nil", "self", "super"]
    private static let effects = ["async", "throws", "rethrows", "where"]
    private static let all = Set(
        modifiers + introducers + statements + values + effects + ["in", "is", "as"])

    /// What other languages call it.
    private static let synonyms = [
        "function": "func", "def": "func", "const": "let", "val": "let", "interface": "protocol",
        "null": "nil",
        "this": "self",
    ]

    private static let attributes = [
        "MainActor", "Test", "Suite", "testable", "escaping", "Sendable", "autoclosure", "discardableResult",
        "unchecked", "preconcurrency", "available", "objc", "globalActor", "propertyWrapper", "resultBuilder",
        "main", "concurrent", "dynamicMemberLookup",
    ]
}
