import WorkbookSystem

extension BodyMutations {
    /// Conditions that are negated, or always true.
    var conditions: [MutantDraft] {
        body.statements.flatMap(clauses).filter { !Self.bindings.contains(file.tokens[$0.lowerBound].text) }
            .flatMap { tokens in
                let clause = file.range(ofTokens: tokens)
                let text = file.text(clause)
                return [
                    MutantDraft("negate-condition", file, clause, by: "!(\(text))"),
                    MutantDraft(
                        "drop-condition", file, clause, by: "__mutantTrue",
                        change: "takes \(MutantDraft.quote(text)) for true"),
                ]
            } + filters
    }

    /// The words with which a condition begins that has no Boolean value.
    private static let bindings: Set<String> = ["let", "var", "case", "#available", "#unavailable"]

    /// Returns the tokens of each condition of `if`, `guard` or `while`; other statements have none.
    func clauses(of statement: Statement) -> [Range<Int>] {
        guard ["if_stmt", "guard_stmt", "while_stmt"].contains(statement.kind), let node = statement.node,
            let code = node.node(statement.kind == "if_stmt" ? "then_stmt" : "body")?.tokens?.first
        else { return [] }
        var tokens = file.tokenIndices(in: statement.range.lowerBound..<code).dropFirst()
        // A loop may have a name: `lines: while …`.
        if let first = tokens.first, file.tokens[first].text == ":" { tokens = tokens.dropFirst(2) }
        if let last = tokens.last, file.tokens[last].text == "else" { tokens = tokens.dropLast() }
        return file.split(tokens.startIndex..<tokens.endIndex, at: ",")
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
