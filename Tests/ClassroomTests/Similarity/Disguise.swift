import WorkbookSystem

@testable import WorkbookClassroom

/// Changes code the way someone would to disguise a copy.
struct Disguise {
    private let tokens: [Token]
    private let outline: SourceOutline

    /// Returns a copy with other names, comments and line breaks, and each type's members in reverse order.
    ///
    /// The copy need not compile, because required names are replaced too.
    static func copy(of text: String, tree: SyntaxNode?) -> String {
        let tokens = Lexer.tokens(of: Array(text.utf8))
        let outline = tree.map { SourceOutline($0, tokens: tokens) } ?? SourceOutline(tokens: tokens)
        let disguise = Disguise(tokens: tokens, outline: outline)
        return disguise.reversed(outline.declarations, in: 0..<tokens.count)
    }

    private func reversed(_ declarations: [SourceOutline.Declaration], in range: Range<Int>) -> String {
        var parts: [String] = []
        var start = range.lowerBound
        for declaration in declarations {
            let end = min(range.upperBound, index(at: declaration.lastToken) + 1)
            guard end > start else { continue }
            if let members = declaration.members {
                let name = max(start, index(at: declaration.start))
                let brace = tokens[name..<end].firstIndex { $0.text == "{" } ?? end - 1
                parts.append(text(start..<brace + 1) + reversed(members, in: brace + 1..<end))
            } else {
                parts.append(text(start..<end))
            }
            start = end
        }
        return parts.reversed().joined(separator: "\n") + text(start..<range.upperBound)
    }

    private func text(_ range: Range<Int>) -> String {
        tokens[range].enumerated().reduce(into: "// another note, at \(range.lowerBound)\n") { text, item in
            let (number, token) = item
            text += token.startsLine ? "\n" : token.hasSpaceBefore ? " " : ""
            text +=
                token.kind == .word && outline.declaredNames.contains(token.name)
                ? "\(token.name)Too" : token.text
            if number % 3 == 0, ["(", ","].contains(token.text) { text += "\n        /* so */ " }
        }
    }

    private func index(at offset: Int) -> Int {
        tokens.firstIndex(fromWhich: { $0.range.lowerBound >= offset })
    }
}
