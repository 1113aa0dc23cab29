import WorkbookSystem

extension BodyMutations {
    /// Conditions that are negated, or always true.
    var conditions: [MutantDraft] {
        body.statements.flatMap { statement -> [MutantDraft] in
            guard let range = conditionRange(of: statement) else { return [] }
            return clauses(in: range).flatMap { clause in
                let text = file.text(clause)
                return [
                    MutantDraft("negate-condition", file, clause, by: "!(\(text))"),
                    MutantDraft(
                        "drop-condition", file, clause, by: "__mutantTrue",
                        change: "takes \(MutantDraft.quote(text)) for true"),
                ]
            }
        } + filters
    }

    /// Returns the tokens between a keyword and the code that depends on the condition.
    private func conditionRange(of statement: Statement) -> Range<Int>? {
        guard ["if_stmt", "guard_stmt", "while_stmt"].contains(statement.kind), let node = statement.node
        else { return nil }
        let key = statement.kind == "if_stmt" ? "then_stmt" : "body"
        guard let code = node.node(key)?.tokens?.first else { return nil }
        let tokens = file.tokenIndices(in: statement.range.lowerBound..<code)
        let end =
            file.tokens[tokens.upperBound - 1].text == "else" ? tokens.upperBound - 1 : tokens.upperBound
        return tokens.lowerBound + 1..<max(tokens.lowerBound + 1, end)
    }

    /// Returns the Boolean conditions among those that commas separate.
    private func clauses(in range: Range<Int>) -> [Range<Int>] {
        let commas = file.indices(in: range) { file.tokens[$0].text == "," }
        return zip([range.lowerBound] + commas.map { $0 + 1 }, commas + [range.upperBound]).compactMap {
            start, end in
            guard start < end,
                !["let", "var", "case", "#available", "#unavailable"].contains(file.tokens[start].text)
            else { return nil }
            return file.range(ofTokens: start..<end)
        }
    }

    /// The conditions of loops: `for … where`.
    private var filters: [MutantDraft] {
        body.statements.compactMap { statement in
            guard statement.kind == "for_each_stmt", let code = statement.node?.node("body")?.tokens?.first
            else { return nil }
            let tokens = file.tokenIndices(in: statement.range.lowerBound..<code)
            guard let word = file.indices(in: tokens, where: { file.tokens[$0].text == "where" }).first,
                word + 1 < tokens.upperBound
            else { return nil }
            let clause = file.range(ofTokens: word + 1..<tokens.upperBound)
            return MutantDraft("negate-condition", file, clause, by: "!(\(file.text(clause)))")
        }
    }
}
