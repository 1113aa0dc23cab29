/// Makes the test library's description of a failed expectation easier to read, without changing what it says.
enum ExpectationText {
    /// Returns a description such as `(name → "Ada") == "Bo"` without `Optional(…)` around values, without the metatypes that
    /// casts name, and with each value once.
    static func plain(_ description: String) -> String {
        withoutOptionals(description)
            .replacing(/\b(as[?!]?|is) \(([\w.]+\??) → [^()]*\)/) { "\($0.1) \($0.2)" }
            .replacing(/( → [^→()]+?)\1(?=\)|$)/) { String($0.1) }
    }

    /// Returns the text without `Optional(` and its closing parenthesis, except in string literals: a label may really show it.
    private static func withoutOptionals(_ text: String) -> String {
        let opening = "Optional("
        var result = ""
        // Whether the closing parenthesis of each open one is shown.
        var isShown: [Bool] = []
        var rest = text[...]
        while let character = rest.first {
            if let literal = rest.prefixMatch(of: /"(?:[^"\\]|\\.)*"/) {
                result += literal.output
                rest = rest[literal.range.upperBound...]
                continue
            }
            if rest.hasPrefix(opening), !(result.last?.isLetter ?? false) {
                isShown.append(false)
                rest = rest.dropFirst(opening.count)
                continue
            }
            rest.removeFirst()
            if character == "(" { isShown.append(true) }
            if character == ")", isShown.popLast() == false { continue }
            result.append(character)
        }
        return result
    }
}
