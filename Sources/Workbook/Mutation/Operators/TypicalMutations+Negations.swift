import WorkbookSystem

// Conditions and results that are negated in two ways, which is one change.

extension TypicalMutations {
    /// Whether an equality is all of a condition, which is negated as a whole as well.
    func isWholeEquality(_ edit: Edit, _ clauses: [Range<Int>]) -> Bool {
        guard ["==!=", "!==="].contains("\(file.text(edit.range))\(edit.replacement)"),
            let clause = clauses.first(where: { $0.contains(edit.range.lowerBound) })
        else { return false }
        return operators(in: clause) == [token(at: edit.range.lowerBound)]
    }

    /// Whether code is only a negation, which is dropped as well: `!list.isEmpty`.
    func isNegation(_ range: Range<Int>) -> Bool {
        text(file.tokenIndices(in: range).lowerBound) == "!" && operators(in: range).isEmpty
    }

    /// Whether code is one comparison, which becomes its opposite as well.
    func isComparison(_ range: Range<Int>) -> Bool {
        let found = operators(in: range)
        return found.count == 1 && ["==", "!=", "<", "<=", ">", ">="].contains(text(found[0]))
    }

    /// Returns the infix operators of an expression, without those in its parentheses and closures.
    private func operators(in range: Range<Int>) -> [Int] {
        var depth = 0
        return file.tokenIndices(in: range).filter { index in
            let token = file.tokens[index]
            depth += token.opens ? 1 : token.closes ? -1 : 0
            return depth == 0 && token.isInfix && token.text != "."
        }
    }
}
