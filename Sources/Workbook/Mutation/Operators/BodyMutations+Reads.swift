import WorkbookSystem

extension BodyMutations {
    /// Values that are read once for all, or twice.
    var reads: [MutantDraft] {
        body.statements.flatMap { statement -> [MutantDraft] in
            guard statement.kind == "pattern_binding_decl",
                let value = value(in: file.tokenIndices(in: statement.range))
            else { return [] }
            return repeatedReads(of: value)
        } + boundReads
    }

    /// Returns what an expression becomes if it is evaluated only for the first call, or twice each time.
    func repeatedReads(of range: Range<Int>) -> [MutantDraft] {
        let text = file.text(range)
        // A literal is always the same.
        let isLiteral =
            file.tokenIndices(in: range).count == 1 && text.first.map { !$0.isLetter && $0 != "_" } ?? true
        if text.contains("await ") || isLiteral || ["true", "false", "nil"].contains(text) { return [] }
        let start = text.hasPrefix("try ") ? "try " : ""
        let quoted = MutantDraft.quote(text)
        var drafts = [
            MutantDraft(
                "freeze", file, range, by: "\(start)__mutantRemembered { \(text) }",
                change: "evaluates \(quoted) only once for all objects"),
            MutantDraft(
                "freeze", file, range, by: "\(start)__mutantRemembered(self) { \(text) }",
                change: "evaluates \(quoted) only once for each object"),
        ]
        if text.contains("(") {
            drafts.append(
                MutantDraft(
                    "evaluate-twice", file, range, by: "\(start)__mutantTwice { \(text) }",
                    change: "evaluates \(quoted) twice"))
        }
        return drafts
    }

    /// The values of `if let` and `guard let`.
    private var boundReads: [MutantDraft] {
        body.statements.flatMap(clauses).filter { file.tokens[$0.lowerBound].text == "let" }
            .compactMap(value).flatMap(repeatedReads)
    }

    /// Returns what follows the equals sign.
    private func value(in tokens: Range<Int>) -> Range<Int>? {
        guard let equals = file.indices(in: tokens, where: { file.tokens[$0].text == "=" }).first,
            equals + 1 < tokens.upperBound
        else { return nil }
        return file.range(ofTokens: equals + 1..<tokens.upperBound)
    }
}
