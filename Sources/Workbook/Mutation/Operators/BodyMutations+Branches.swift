import WorkbookSystem

extension BodyMutations {
    /// Branches that are taken in each other's place.
    var branches: [MutantDraft] {
        body.statements.flatMap { statement -> [MutantDraft] in
            switch statement.kind {
            case "if_stmt":
                return swapped(statement.node?.node("then_stmt"), statement.node?.node("else_stmt"))
            case "switch_stmt":
                let cases = (statement.node?.nodes("cases") ?? []).map { $0.node("body") }
                return zip(cases, cases.dropFirst()).flatMap(swapped)
            default: return []
            }
        } + ternaries
    }

    private func swapped(_ first: SyntaxNode?, _ second: SyntaxNode?) -> [MutantDraft] {
        guard let first, let second, second.kind == "brace_stmt", let one = file.range(of: first),
            let other = file.range(of: second), !one.overlaps(other)
        else { return [] }
        let texts = (file.text(one), file.text(other))
        return [
            MutantDraft(
                "swap-branches",
                [Edit(range: one, replacement: texts.1), Edit(range: other, replacement: texts.0)],
                change: "swaps the branches \(MutantDraft.quote(texts.0)) and \(MutantDraft.quote(texts.1))")
        ]
    }

    /// The two values of `condition ? one : other`.
    private var ternaries: [MutantDraft] {
        inside.compactMap { index in
            guard file.tokens[index].text == "?", file.tokens[index].isInfix else { return nil }
            let rest = index + 1..<inside.upperBound
            guard let colon = file.indices(in: rest, where: { file.tokens[$0].text == ":" }).first,
                colon > index + 1
            else { return nil }
            let end = operandEnd(after: colon)
            guard end > colon + 1 else { return nil }
            let one = file.range(ofTokens: index + 1..<colon)
            let other = file.range(ofTokens: colon + 1..<end)
            return MutantDraft(
                "swap-branches",
                [
                    Edit(range: one, replacement: file.text(other)),
                    Edit(range: other, replacement: file.text(one)),
                ],
                change:
                    "swaps \(MutantDraft.quote(file.text(one))) and \(MutantDraft.quote(file.text(other)))")
        }
    }

    /// Returns the index after the last token of the expression that begins after a token.
    private func operandEnd(after index: Int) -> Int {
        var depth = 0
        for next in index + 1..<inside.upperBound {
            let token = file.tokens[next]
            if token.closes { depth -= 1 }
            let startsStatement = token.startsLine && next > index + 1 && !token.isInfix && token.text != "."
            if depth < 0 || (depth == 0 && (token.text == "," || token.text == ";" || startsStatement)) {
                return next
            }
            if token.opens { depth += 1 }
        }
        return inside.upperBound
    }
}
