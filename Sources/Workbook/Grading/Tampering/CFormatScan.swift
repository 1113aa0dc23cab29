import WorkbookSystem

/// Finds C formats that can read memory: `String(format: "%s", number)` reads whatever is at that address.
///
/// The compiler checks neither a format nor its arguments. A format is harmless if it is a literal and converts only numbers.
enum CFormatScan {
    private static let reason =
        "reads memory if a format and its arguments don't fit together; use a literal format that converts numbers only"

    /// Returns what is wrong with the formats in the learner's files, if the code uses any.
    static func findings(
        of declarations: [UsedDeclaration], in sources: [LearnerSource]
    ) -> [AllowedDeclarations.Finding] {
        let users = declarations.filter(takesFormat)
        guard let user = users.first else { return [] }
        let formats = sources.flatMap { literals(in: Lexer.tokens(of: Array($0.text.utf8))) }
        let areHarmless = !formats.isEmpty && formats.allSatisfy { $0.map(convertsNumbersOnly) ?? false }
        return areHarmless ? [] : [AllowedDeclarations.Finding(declaration: user, reason: reason)]
    }

    /// Whether a declaration takes a C format.
    static func takesFormat(_ declaration: UsedDeclaration) -> Bool {
        guard AllowedDeclarations.Family(module: declaration.module) == .foundation else { return false }
        let isOfText = declaration.type.first.map { $0.contains("String") } ?? false
        return functions.contains(declaration.baseName)
            || (isOfText && declaration.name.hasPrefix("init(format:"))
    }

    private static let functions = [
        "NSLog", "localizedStringWithFormat", "appendingFormat", "appendFormat", "stringByAppendingFormat",
    ]

    /// Returns the literals in the places of formats; `nil` for something else than a literal.
    private static func literals(in tokens: [Token]) -> [String?] {
        tokens.indices.dropLast(2).compactMap { index -> String?? in
            let word = tokens[index].text.filter { $0 != "`" }
            let isLabel = word == "format" && tokens[index + 1].text == ":"
            guard isLabel || functions.contains(word) && tokens[index + 1].text == "(" else { return nil }
            let format = tokens[index + 2]
            guard format.kind == .string, format.interpolations.isEmpty else { return .some(nil) }
            return format.text
        }
    }

    /// Whether a format has no other conversions than those of numbers and of the percent sign.
    static func convertsNumbersOnly(_ format: String) -> Bool {
        let others = format.replacing(
            /%%|%[-+ #0]*\d*(\.\d+)?(hh|h|ll|l|q|z|t|j|L)?[diuoxXfFeEgGaA]/, with: "")
        // Escapes in the literal could spell another conversion.
        return !others.contains("%") && !others.contains("\\")
    }
}
