import WorkbookSystem

/// The mutants of one body that the tests of any code should notice.
///
/// The course's own mutants imitate what learners hand in. Of these, this leaves out the ones that make no difference in most
/// code, such as evaluating a value twice, and those that need types to know whether they compile.
struct TypicalMutations {
    let file: SourceFile
    let body: CodeBody
    let all: BodyMutations

    init(file: SourceFile, body: CodeBody) {
        self.file = file
        self.body = body
        all = BodyMutations(file: file, body: body)
    }

    /// The changes.
    var drafts: [MutantDraft] {
        if Self.skipped.contains(where: { body.name == $0 || body.name.hasSuffix(".\($0)") }) { return [] }
        let found =
            all.tokens + all.statements + all.conditions + all.branches + all.results + all.fallbacks
            + all.errors + all.closures
        let clauses = body.statements.flatMap { all.clauses(of: $0) }.map { file.range(ofTokens: $0) }
        let typical = found.filter { isTypical($0, clauses) } + ranges + characters + calls
        let incidental = incidentalStatements
        return typical.filter { draft in
            !isProbablyEquivalent(draft) && !isProbablyRejected(draft)
                && !incidental.contains { $0.contains(draft.edits.first?.range.lowerBound ?? 0) }
        }.map(described).map(complete)
    }

    /// Returns a change that leaves a statement in a case, which needs one.
    private func complete(_ draft: MutantDraft) -> MutantDraft {
        guard draft.operation == "drop-statement", let range = draft.edits.first?.range,
            body.blocks.contains(where: { $0.statements.map(\.range) == [range] }),
            text(token(at: range.lowerBound) - 1) == ":"
        else { return draft }
        var draft = draft
        draft.edits[0].replacement = "break"
        return draft
    }

    /// Code whose result is free: two equal values need equal hashes, and no others.
    private static let skipped: Set<String> = [
        "hash", "hashValue", "debugDescription", "customMirror", "playgroundDescription",
    ]

    private func isIncidental(_ range: Range<Int>) -> Bool {
        file.incidental.contains { $0.overlaps(range) || $0.contains(range.lowerBound) }
    }

    /// - Parameter clauses: The conditions of statements, which are negated as a whole.
    func isTypical(_ draft: MutantDraft, _ clauses: [Range<Int>]) -> Bool {
        guard let edit = draft.edits.first, !isIncidental(edit.range) else { return false }
        switch draft.operation {
        case "operator":
            let isNegated = clauses.contains { $0.contains(edit.range.lowerBound) }
            return isTypicalOperator(edit)
                && !(isNegated && Self.opposites.contains("\(file.text(edit.range))\(edit.replacement)"))
                && !isWholeEquality(edit, clauses)
        case "literal": return isTypicalLiteral(edit)
        case "name": return !edit.replacement.hasPrefix("mutant") && isTypicalName(edit)
        // Either may come, whatever it is compared with.
        case "negate-condition": return !isNegation(edit.range) && file.text(edit.range) != "Bool.random()"
        case "drop-negation", "strong-capture": return true
        case "shared-object": return edit.replacement.contains(".")
        case "drop-condition": return !isLoop(edit)
        case "drop-statement": return isDroppable(edit.range)
        case "do-nothing": return (body.blocks.first?.statements.count ?? 0) > 1
        case "result": return isTypicalResult(edit)
        case "swap-branches": return !draft.change.hasPrefix("swaps the branches")
        case "ignore-parameter":
            return body.parameters.contains { parameter in
                parameter.defaultValue.map { edit.replacement.hasSuffix("= \($0)\n") && isKnownInBody($0) }
                    ?? false
                    && !parameter.type.hasPrefix("@") && !isDeclared(parameter.name) && isRead(parameter.name)
                    && edit.replacement.filter { $0 != "`" }.contains("let \(parameter.name):")
            }
        case "swallow-error": return isTypicalError(edit)
        default: return false
        }
    }

    /// Whether a default value means the same in a body: there, a static member needs the name of its type.
    private func isKnownInBody(_ value: String) -> Bool {
        let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return !(name.first?.isLowercase ?? false) || ["true", "false", "nil"].contains(name)
    }

    /// Whether the body uses a parameter: not only an argument's label is called like it.
    private func isRead(_ name: String) -> Bool {
        all.inside.contains { index in
            file.tokens[index].kind == .string && text(index).contains(name)
                || text(index).filter { $0 != "`" } == name
                    && !(text(index + 1) == ":" && ["(", ","].contains(text(index - 1)))
        }
    }

    /// Whether the body declares a variable with the name of a parameter.
    private func isDeclared(_ name: String) -> Bool {
        all.inside.dropLast().contains { ["let", "var"].contains(text($0)) && text($0 + 1) == name }
    }

    /// Comparisons and their opposites.
    private static let opposites: Set<String> = ["<>=", "><=", "<=>", ">=<"]

    func token(at offset: Int) -> Int { file.tokenIndices(in: offset..<offset + 1).lowerBound }

    func text(_ index: Int) -> String {
        file.tokens.indices.contains(index) ? file.tokens[index].text : ""
    }

    private func isTypicalOperator(_ edit: Edit) -> Bool {
        if edit.replacement.contains("~") { return false }
        let index = token(at: edit.range.lowerBound)
        switch file.tokens[index].text {
        case "..<", "...": return false
        case "+" where text(index + 1) == "0", "-" where text(index + 1) == "0": return false
        case "+": return isNumeric(before: index) || isNumeric(after: index)
        // Only numbers have `-=`, but every `+=` can become an assignment.
        case "+=": return edit.replacement == (isNumeric(after: index) ? "-=" : "=")
        case "-", "*", "/": return !isConstant(before: index)
        default: return true
        }
    }

    /// Whether an operand is a number, as far as that can be seen without types.
    private func isNumeric(after index: Int) -> Bool {
        guard file.tokens.indices.contains(index + 1) else { return false }
        if file.tokens[index + 1].kind == .number { return true }
        // The last name of a chain: `list.count`.
        var last = index + 1
        while text(last + 1) == "." { last += 2 }
        return Self.numbers.contains(text(last)) && text(last + 1) != "("
    }

    private func isNumeric(before index: Int) -> Bool {
        guard index > 0 else { return false }
        let previous = file.tokens[index - 1]
        return (previous.kind == .number && text(index - 2) != ".") || Self.numbers.contains(previous.text)
    }

    private func isConstant(before index: Int) -> Bool { index > 0 && file.tokens[index - 1].kind == .string }

    private static let numbers: Set<String> = [
        "count", "index", "offset", "width", "height", "length", "size", "position", "depth", "total", "sum",
    ]

    private func isTypicalLiteral(_ edit: Edit) -> Bool {
        let index = token(at: edit.range.lowerBound)
        let token = file.tokens[index]
        switch token.kind {
        case .string:
            // A single character may be no string, and tests rarely compare messages of errors.
            return (edit.replacement == "\"\"" || token.text == "\"\"") && !isCharacter(token)
                && !isMessage(index)
        case .number:
            guard let number = Int(token.text), text(index - 1) != "." else { return false }
            // For whole numbers, `< 1` is the same as `<= 0`, which is another change.
            if ["<", "<=", ">", ">="].contains(text(index - 1)) { return false }
            let isNegative = text(index - 1) == "-" && !file.tokens[index - 1].isInfix
            return !isNegative && edit.replacement == "\(number == 1 ? 0 : number + 1)"
        default: return true
        }
    }

    private func isCharacter(_ token: Token) -> Bool {
        guard token.kind == .string, token.text.hasPrefix("\"") else { return false }
        let inside = token.text.dropFirst().dropLast()
        return inside.count == 1 || inside == "\\r\\n"
            || (inside.count == 2 && inside.hasPrefix("\\") && !inside.hasPrefix("\\("))
            || (inside.hasPrefix("\\u{") && inside.firstIndex(of: "}") == inside.indices.last)
    }

    private func isMessage(_ index: Int) -> Bool {
        if text(index - 1) == ":" && Self.messages.contains(text(index - 2)) { return true }
        let place = file.tokens[index].range
        return body.statements.contains { $0.kind == "throw_stmt" && $0.range.contains(place.lowerBound) }
    }

    private static let messages: Set<String> = [
        "debugDescription", "message", "reason", "comment", "help", "abstract",
    ]

    /// Other characters in place of single ones.
    private var characters: [MutantDraft] {
        all.inside.filter {
            isCharacter(file.tokens[$0]) && !isMessage($0) && !isIncidental(file.tokens[$0].range)
        }
        .map { index in
            let token = file.tokens[index]
            return MutantDraft("literal", file, token.range, by: token.text == "\"#\"" ? "\"*\"" : "\"#\"")
        }
    }

    private func isTypicalName(_ edit: Edit) -> Bool {
        let index = token(at: edit.range.lowerBound)
        let name = text(index)
        // A label and the name of a case are not uses of a function.
        return text(index + 1) != ":" && text(index - 1) != "case"
            && !["sorted", "contains", "path", "lastPathComponent", "remove", "removeAll"].contains(name)
            && !(name.hasPrefix("has") && edit.replacement == "contains")
            && !(name == "allSatisfy" && text(index + 1) != "{")
    }

    private func isLoop(_ edit: Edit) -> Bool { text(token(at: edit.range.lowerBound) - 1) == "while" }

    private func isInside(_ range: Range<Int>) -> Bool {
        body.inner.contains { $0.lowerBound < range.lowerBound && range.upperBound < $0.upperBound }
    }

    private func isTypicalResult(_ edit: Edit) -> Bool {
        if edit.replacement.hasPrefix("!("), isNegation(edit.range) || isComparison(edit.range) {
            return false
        }
        guard let type = body.resultType, !isInside(edit.range) else { return false }
        let values = BodyMutations.values(of: type)
        if type == "Bool" {
            let isLiteral = ["true", "false"].contains(file.text(edit.range))
            return !isLiteral && edit.replacement.hasPrefix("!(")
        }
        return edit.replacement == values.first
    }

    private func isTypicalError(_ edit: Edit) -> Bool {
        if edit.replacement.hasPrefix("_ = try?") {
            let block = body.blocks.last { $0.statements.contains { $0.range == edit.range } }
            return block.map { $0.statements.count > 1 || !body.inner.contains($0.range) } ?? false
        }
        let first = body.resultType.map { BodyMutations.values(of: $0).first } ?? ""
        return !isInside(edit.range) && edit.replacement == first.map { "return \($0)" }
    }

    /// Whether code without a statement compiles, as far as that can be seen without types.
    private func isDroppable(_ range: Range<Int>) -> Bool {
        guard let block = body.blocks.last(where: { $0.statements.contains { $0.range == range } }),
            let statement = block.statements.first(where: { $0.range == range })
        else { return false }
        let words = file.tokens[file.tokenIndices(in: range)].map(\.text)
        let isLast = block.statements.last?.range == range
        // Whether tests notice that a lock is missing is a matter of luck.
        if words.count >= 3, ["lock", "unlock"].contains(words[words.count - 3]), words.last == ")" {
            return false
        }
        if words.first == "yield" || (words.first == "self" && words.dropFirst().first == "=") {
            return false
        }
        let isOnly = block.statements.count == 1
        let isClosure = body.inner.contains(block.range)
        // It may be the closure's value.
        if (isOnly && isClosure) || range == body.impliedResult { return false }
        // An initializer must set everything on each path, and the compiler knows no other initial value.
        if !statement.isExpression && !body.canLeaveEarly && words.contains("=") { return false }
        // What follows may need a value that only this statement sets.
        let sets = zip(words, words.dropFirst()).contains { $1 == "=" && isDeclaredWithoutValue($0) }
        if sets { return false }
        if !statement.isExpression {
            // It may return on all paths.
            return !(isLast && words.contains("return") && body.resultType != nil)
        }
        if isOnly && body.impliedResult?.contains(range.lowerBound) ?? false { return false }
        // A value without a call or an assignment is the value of its block.
        return words.contains { $0 == "(" || $0 == "{" || ($0.hasSuffix("=") && $0 != "==") }
    }

    private func isDeclaredWithoutValue(_ name: String) -> Bool {
        all.inside.dropLast(2).contains { index in
            ["let", "var"].contains(text(index)) && text(index + 1) == name && text(index + 2) == ":"
        }
    }

    /// Whether an operand is a number that another change counts up.
    private func isNumber(_ index: Int) -> Bool {
        Int(text(index)).map { $0 != 1 } ?? false && !file.tokens[index + 1].isInfix
    }

    /// The ends of the ranges of loops: `for index in 0..<count`.
    ///
    /// Other ranges are arguments, which may have to be of the one type.
    private var ranges: [MutantDraft] {
        let loops = body.statements.filter { $0.kind == "for_each_stmt" }.map { statement in
            statement.range
                .lowerBound..<(statement.node?.node("body")?.tokens?.first ?? statement.range.lowerBound)
        }
        return all.inside.dropFirst().compactMap { index in
            let token = file.tokens[index]
            let previous = file.tokens[index - 1]
            guard token.text == "..<", loops.contains(where: { $0.contains(token.range.lowerBound) }),
                !previous.opens, !isIncidental(token.range), !isNumber(index + 1)
            else { return nil }
            return MutantDraft("operator", file, token.range, by: "...")
        }
    }
}
