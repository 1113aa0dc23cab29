import WorkbookSystem

// Changes that make no difference where something else decides the same.

extension TypicalMutations {
    /// Whether something else may decide the same, so that a report shows other changes first.
    func isDetail(_ draft: MutantDraft) -> Bool {
        guard let range = draft.edits.first?.range else { return false }
        return draft.operation == "drop-statement"
            && (isShortcut(range) || file.text(range).lowercased().contains("// fast path"))
            // Where arguments have no labels, their order may make no difference.
            || draft.operation == "swap-arguments" && text(token(at: range.lowerBound) - 1) != ":"
            // Most encoders never refuse a number or a text.
            || draft.operation == "swallow-error" && file.text(range).contains("ontainer.encode(")
            || draft.operation == "swallow-error" && isRuledOut(range)
            || isSizeOfMemory(draft)
            || draft.operation == "literal" && isForDebugging(range.lowerBound)
            // A default may stand for what never happens.
            || draft.operation == "literal" && text(token(at: range.lowerBound) - 1) == "??"
            || isFallback(range.lowerBound)
    }

    /// Whether a function of the package's own begins with `try read("<")`, so that its callers may have seen the sign already.
    private func isRuledOut(_ range: Range<Int>) -> Bool {
        guard body.blocks.first?.statements.first?.range == range else { return false }
        let words = file.tokenIndices(in: range)
        let isSign =
            words.count > 3 && text(words.upperBound - 1) == ")" && text(words.upperBound - 3) == "("
            && file.tokens[words.upperBound - 2].kind == .string
        let head = file.tokens[..<token(at: body.range.lowerBound)].lastIndex {
            ["func", "init"].contains($0.text)
        }
        let modifiers =
            head.map { file.tokens[..<$0].reversed().prefix { $0.kind == .word }.map(\.text) } ?? []
        return isSign && Set(modifiers).isDisjoint(with: ["public", "open"])
    }

    /// Whether a literal only says how much to print for people: `debug: false`.
    private func isForDebugging(_ place: Int) -> Bool {
        let index = token(at: place)
        return text(index - 1) == ":" && ["debug", "verbose", "isVerbose"].contains(text(index - 2))
    }

    /// Whether code only says how much memory to reserve, as far as names tell.
    private func isSizeOfMemory(_ draft: MutantDraft) -> Bool {
        guard let edit = draft.edits.first else { return false }
        if draft.operation == "ignore-parameter" {
            return edit.replacement.lowercased().contains("capacity:")
        }
        return body.statements.contains { statement in
            guard statement.range.contains(edit.range.lowerBound) else { return false }
            let words = file.tokenIndices(in: statement.range).prefix(2).map(text)
            guard words.count == 2, ["let", "var"].contains(words[0]) else { return false }
            let uses = all.inside.filter { text($0) == words[1] }.dropFirst()
            return words[1].lowercased().hasSuffix("capacity")
                || !uses.isEmpty && uses.allSatisfy { text($0 - 2).lowercased().hasSuffix("capacity") }
        }
    }

    /// Whether code runs only if something fails that may never fail: `guard let a = try? … else { return b }`.
    private func isFallback(_ place: Int) -> Bool {
        body.statements.contains { statement in
            guard statement.kind == "guard_stmt", let block = statement.node?.node("body")?.tokens?.first
            else {
                return false
            }
            let words = file.tokenIndices(in: statement.range.lowerBound..<block).map(text)
            return (block..<statement.range.upperBound).contains(place)
                && zip(words, words.dropFirst()).contains { $0 == "try" && $1 == "?" }
        }
    }

    /// Whether an `if` only leaves early, often before code that comes to the same result.
    private func isShortcut(_ range: Range<Int>) -> Bool {
        guard let only = onlyStatement(ofIf: range) else { return false }
        return only.leaves && only.kind != "throw_stmt"
    }

    /// Whether the only statement of an `if` can be removed as well, which is the same change.
    func isRemovedInside(_ range: Range<Int>) -> Bool {
        guard body.canLeaveEarly, let only = onlyStatement(ofIf: range), only.isExpression else {
            return false
        }
        let condition = file.tokenIndices(in: range.lowerBound..<only.range.lowerBound).dropLast()
        let isPure = condition.allSatisfy { index in
            text(index) != "{" && (text(index) != "(" || !isCall(index))
        }
        let inner = MutantDraft("drop-statement", file, only.range, by: "")
        return isPure && isTypical(inner, []) && !isProbablyEquivalent(inner) && !isProbablyRejected(inner)
    }

    /// Whether a parenthesis belongs to a call of something that may change anything.
    private func isCall(_ index: Int) -> Bool {
        file.tokens[index - 1].kind == .word
            && !["if", "hasPrefix", "hasSuffix", "contains"].contains(text(index - 1))
    }

    /// Returns the only statement of an `if` without `else`.
    private func onlyStatement(ofIf range: Range<Int>) -> Statement? {
        guard let statement = body.statements.first(where: { $0.range == range }),
            statement.kind == "if_stmt", statement.node?.node("else_stmt") == nil,
            let block = body.blocks.first(where: {
                $0.hasBraces && range.contains($0.range.lowerBound) && $0.range.upperBound == range.upperBound
            })
        else { return nil }
        return block.statements.count == 1 ? block.statements[0] : nil
    }

    /// Whether a condition before this one says that there is only one element: `if list.count == 1, let item = list.first`.
    func isOnlyElement(_ range: Range<Int>) -> Bool {
        let index = token(at: range.lowerBound)
        let isChoice = ["first", "last", "min", "max", "dropFirst", "dropLast"].contains(text(index))
        var start = index - 2
        while start > all.inside.lowerBound, text(start - 1) == "." { start -= 2 }
        guard isChoice, start < index - 1,
            let head = (0..<start).last(where: { ["if", "guard"].contains(text($0)) })
        else { return false }
        let condition = (start..<index).map(text) + ["count", "==", "1"]
        let words = (head..<start).map(text)
        return !words.contains("{") && !words.contains("||")
            && words.indices.contains { words[$0...].starts(with: condition) }
    }

    /// Whether zero has no sign, so that it may be on either side: `x >= 0 ? .plus : .minus`, `x < 0 ? -x : x`.
    func isSignOfZero(_ edit: Edit) -> Bool {
        let index = token(at: edit.range.lowerBound)
        guard text(index).first == edit.replacement.first, text(index).count != edit.replacement.count,
            text(index + 1) == "0", text(index + 2) == "?"
        else { return false }
        let (name, values) = (text(index - 1), (index + 3..<index + 7).map(text))
        return [[".", "plus", ":", "."], [".", "minus", ":", "."], ["-", name, ":", name]].contains(values)
            || values == [name, ":", "-", name]
    }

    /// Whether an operator multiplies with a sign, which divides to the same: `x * sign`, `x * (isNegative ? -1 : 1)`.
    func isSign(_ range: Range<Int>) -> Bool {
        let index = token(at: range.lowerBound)
        let closing = file.closing(groupAt: index + 2..<all.inside.upperBound) ?? index
        let end = (max(index, closing - 5)..<closing).map(text)
        let isEither = [["?", "-", "1", ":", "1"], ["?", "1", ":", "-", "1"]].contains(end)
        let isName = text(index + 1).lowercased().hasSuffix("sign") && text(index + 2) != "."
        return text(index) == "*" && (isName || text(index + 1) == "(" && isEither)
    }

    /// Whether a task only calls its object, which keeps it alive for as long anyway: `Task { [weak self] in await self?.run() }`.
    func isTaskOfOneCall(_ range: Range<Int>) -> Bool {
        guard let closure = closure(around: range),
            let block = body.blocks.first(where: { $0.range == closure }), block.statements.count == 1
        else { return false }
        let words = file.tokenIndices(in: block.statements[0].range).map(text)
        let before = token(at: closure.lowerBound) - 1
        return ["Task", "detached"].contains(text(before))
            && words.drop { ["_", "=", "try", "?", "await"].contains($0) }.starts(with: ["self", "?", "."])
    }
}
