import WorkbookSystem

extension BodyMutations {
    /// Other operators, literals and names in place of those that are there.
    var tokens: [MutantDraft] {
        inside.flatMap { index -> [MutantDraft] in
            let token = file.tokens[index]
            switch token.kind {
            case .symbol:
                return token.isInfix ? replacements("operator", token, Self.operators) : negation(token)
            case .number: return numbers(token)
            case .string: return strings(token)
            case .word: return words(index)
            }
        }
    }

    private func replacements(_ operation: String, _ token: Token, _ table: [String: [String]])
        -> [MutantDraft]
    {
        (table[token.text] ?? []).map { other in
            MutantDraft(
                operation, file, token.range, by: other,
                change: "replaces \(around(token)) with \(Self.words[other] ?? "`\(other)`")")
        }
    }

    /// Returns the line of a token, so that the same operator in another line has other words.
    private func around(_ token: Token) -> String {
        var first = file.tokenIndices(in: token.range).lowerBound
        var last = first
        while !file.tokens[first].startsLine { first -= 1 }
        while last + 1 < file.tokens.count, !file.tokens[last + 1].startsLine { last += 1 }
        return "`\(token.text)` in \(MutantDraft.quote(file.text(file.range(ofTokens: first..<last + 1))))"
    }

    private func negation(_ token: Token) -> [MutantDraft] {
        guard token.text == "!", !token.hasSpaceAfter, token.hasSpaceBefore || token.range.lowerBound == start
        else { return [] }
        return [
            MutantDraft("drop-negation", file, token.range, by: "", change: "drops \(around(token))")
        ]
    }

    private func numbers(_ token: Token) -> [MutantDraft] {
        guard let number = Int(token.text) else { return [] }
        return [number + 1, number - 1].map { other in
            let text = other < 0 ? "(\(other))" : "\(other)"
            return MutantDraft(
                "literal", file, token.range, by: text, change: "replaces \(around(token)) with `\(text)`")
        }
    }

    private func strings(_ token: Token) -> [MutantDraft] {
        let others = token.text == "\"\"" ? ["\"mutant\""] : ["\"\"", "(\(token.text) + \"x\")"]
        return others.map {
            MutantDraft(
                "literal", file, token.range, by: $0,
                change: "replaces \(around(token)) with \(MutantDraft.quote($0))"
            )
        }
    }

    private func words(_ index: Int) -> [MutantDraft] {
        let token = file.tokens[index]
        if ["true", "false"].contains(token.text) {
            let other = token.text == "true" ? "false" : "true"
            return [
                MutantDraft(
                    "literal", file, token.range, by: other,
                    change: "replaces \(around(token)) with `\(other)`")
            ]
        }
        guard index > 0, file.tokens[index - 1].text == "." else {
            return replacements("name", token, Self.functions)
        }
        return replacements("name", token, Self.members)
    }

    /// Infix operators, and what people confuse them with.
    private static let operators: [String: [String]] = [
        // The runtime of a schema defines `=~=` (ends with) and `=~~=` (ignores case) for text.
        "==": ["!=", "=~=", "=~~="], "!=": ["=="], "===": ["!=="], "!==": ["==="], "<": ["<=", ">="],
        ">": [">=", "<="], "<=": ["<", ">"], ">=": [">", "<"], "&&": ["||"], "||": ["&&"], "+": ["-"],
        "-": ["+"], "*": ["/"], "/": ["*"], "+=": ["-=", "="], "-=": ["+="], "*=": ["+="], "..<": ["..."],
        "...": ["..<"],
    ]

    /// What the runtime of a schema adds, in words.
    private static let words = [
        "=~=": "a comparison of the ends", "=~~=": "a comparison without regard to case",
        "mutantPrepend": "insertion at the front", "mutantSwapRemove": "removal that moves the last element",
        "mutantRemoveFirst": "removal of the first match", "mutantRemoveLast": "removal of the last match",
    ]

    private static let functions: [String: [String]] = ["min": ["max"], "max": ["min"]]

    /// Members, and others of the same type that people confuse them with.
    private static let members: [String: [String]] = [
        "first": ["last"], "last": ["first"], "min": ["max"], "max": ["min"], "prefix": ["suffix"],
        "suffix": ["prefix"], "dropFirst": ["dropLast"], "dropLast": ["dropFirst"],
        "hasPrefix": ["hasSuffix", "contains"],
        "hasSuffix": ["hasPrefix", "contains"], "contains": ["hasPrefix", "hasSuffix"],
        "append": ["mutantPrepend"],
        "remove": ["mutantSwapRemove"], "removeAll": ["mutantRemoveFirst", "mutantRemoveLast"],
        "lowercased": ["uppercased"], "uppercased": ["lowercased"], "allSatisfy": ["contains"],
        "sorted": ["reversed"], "lastPathComponent": ["pathExtension", "path"], "path": ["lastPathComponent"],
    ]
}
