import WorkbookSystem

// Changes that no test can notice in most code. The rules come from reading what the tests of a dozen public packages missed.

extension TypicalMutations {
    /// Whether a change probably makes no difference that a test could see.
    func isProbablyEquivalent(_ draft: MutantDraft) -> Bool {
        guard let edit = draft.edits.first else { return false }
        let text = file.text(edit.range)
        // What is kept to save time gives the same results.
        if text.lowercased().contains("cache") || isForOtherMachines(edit.range) { return true }
        switch draft.operation {
        case "literal": return isCapacity(edit.range) || isSizeOfCopy(edit.range)
        case "name": return isOnlyElement(edit.range)
        case "operator":
            return edit.replacement == "="
                ? isFirstAddition(edit.range)
                : isOrder(edit.range) || isSignOfZero(edit) || isSign(edit.range)
        // Of a generic parameter, `T.self` is the only value.
        case "ignore-parameter": return edit.replacement.hasSuffix(".self\n")
        case "shared-object": return edit.replacement.hasSuffix(".self")
        case "drop-statement":
            // A value alone has no effect.
            return text == "()" || text.wholeMatch(of: /_ = \w+/) != nil || isRelease(edit.range)
                || setsNil(edit.range) || isRemovedInside(edit.range)
        case "strong-capture": return isTaskOfOneCall(edit.range)
        case "result": return isEmptyAlready(edit)
        case "swallow-error": return encodesText(text)
        default: return false
        }
    }

    /// The statements that only print, or only end the process if something is impossible.
    var incidentalStatements: [Range<Int>] {
        body.statements.filter { ["if_stmt", "guard_stmt"].contains($0.kind) }.map(\.range).filter { range in
            let blocks = body.blocks.filter { range.contains($0.range.lowerBound) && $0.hasBraces }
            return !blocks.isEmpty
                && blocks.allSatisfy { block in
                    !block.statements.isEmpty && block.statements.allSatisfy { isIncidentalCall($0.range) }
                }
        }
    }

    private func isIncidentalCall(_ range: Range<Int>) -> Bool {
        file.incidental.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
    }

    /// Whether a literal only says how much space to reserve, or what to do with text that UTF-8 can't express: there is none.
    private func isCapacity(_ range: Range<Int>) -> Bool {
        let index = token(at: range.lowerBound)
        let label = text(index - 2)
        return text(index - 1) == ":"
            && (label.lowercased().hasSuffix("capacity")
                || label == "allowLossyConversion" && text(index - 4) == "utf8")
    }

    /// Whether a literal says how many bytes to copy; what follows them in memory is seldom known.
    private func isSizeOfCopy(_ range: Range<Int>) -> Bool {
        var index = token(at: range.lowerBound) - 1
        var depth = 0
        while index > all.inside.lowerBound, depth > 0 || text(index) != "(" {
            if file.tokens[index].closes { depth += 1 }
            if file.tokens[index].opens { depth -= 1 }
            index -= 1
        }
        return ["memcpy", "memmove", "memset", "memcmp", "strncpy"].contains(text(index - 1))
    }

    /// Whether code decides about, or runs only on, machines with numbers of another size: `if MemoryLayout<Int>.size == 4 { … }`.
    private func isForOtherMachines(_ range: Range<Int>) -> Bool {
        body.statements.contains { statement in
            guard statement.kind == "if_stmt", statement.range.contains(range.lowerBound) else {
                return false
            }
            // An `else if` isn't a statement of its own.
            let words = file.tokenIndices(in: statement.range).map { ($0, text($0)) }
            return words.indices.contains { place in
                guard words[place].1 == "if",
                    let brace = words[place...].first(where: { $0.1 == "{" })?.0,
                    let end = file.closing(groupAt: brace + 1..<all.inside.upperBound)
                else { return false }
                let condition = words[place...].prefix { $0.0 < brace }.map(\.1)
                return condition.contains("MemoryLayout")
                    && file.range(ofTokens: words[place].0..<end).contains(range.lowerBound)
            }
        }
    }

    /// Whether `+=` is the first use of a variable that begins empty, outside of any loop.
    private func isFirstAddition(_ range: Range<Int>) -> Bool {
        let index = token(at: range.lowerBound)
        let name = text(index - 1)
        guard let first = all.inside.first(where: { text($0) == name }), text(first - 1) == "var",
            text(first + 1) == "=", Self.empty.contains(text(first + 2)),
            all.inside.first(where: { $0 > first && text($0) == name }) == index - 1
        else { return false }
        let declaration = file.tokens[first].range.lowerBound
        return !body.statements.contains { statement in
            ["for_each_stmt", "while_stmt", "repeat_while_stmt"].contains(statement.kind)
                && statement.range.contains(range.lowerBound) && !statement.range.contains(declaration)
        } && !body.inner.contains { $0.contains(range.lowerBound) && !$0.contains(declaration) }
    }

    private static let empty: Set<String> = ["\"\"", "0", "[", "String"]

    /// Whether a comparison only decides the order of equal elements: `sorted { $0 < $1 }`.
    private func isOrder(_ range: Range<Int>) -> Bool {
        guard let closure = body.inner.first(where: { $0.contains(range.lowerBound) }) else { return false }
        let before = token(at: closure.lowerBound) - 1
        let name = text(before) == ":" ? text(before - 1) : text(before)
        return ["by", "sorted", "sort"].contains(name)
    }

    /// Whether a statement only gives memory back.
    private func isRelease(_ range: Range<Int>) -> Bool {
        let words = file.tokenIndices(in: range).map { text($0) }
        return words.contains { word in
            // Functions of C have names such as `parser_free`.
            Self.releases.contains(word)
                || word.split(separator: "_").count > 1
                    && !Self.releases.isDisjoint(with: word.split(separator: "_").map(String.init))
        }
    }

    private static let releases: Set<String> = ["deallocate", "deinitialize", "free", "unref"]

    /// Whether a value is known to be empty where it becomes an empty one: `guard !text.isEmpty else { return text }`.
    private func isEmptyAlready(_ edit: Edit) -> Bool {
        guard ["\"\"", "[]", "[:]"].contains(edit.replacement) else { return false }
        let value = file.text(edit.range)
        return body.statements.contains { statement in
            guard ["if_stmt", "guard_stmt"].contains(statement.kind),
                statement.range.contains(edit.range.lowerBound)
            else { return false }
            let words = file.tokenIndices(in: statement.range).map { text($0) }
            let condition =
                (statement.kind == "guard_stmt" ? ["guard", "!"] : ["if"]) + [value, ".", "isEmpty"]
            let next = statement.kind == "guard_stmt" ? "else" : "{"
            guard words.starts(with: condition + [next]) else { return false }
            let block = body.blocks.first { $0.hasBraces && statement.range.contains($0.range.lowerBound) }
            return block?.range.contains(edit.range.lowerBound) ?? false
        }
    }

    /// Whether an initializer sets something to nil, which it is already.
    private func setsNil(_ range: Range<Int>) -> Bool {
        let words = file.tokenIndices(in: range).map { text($0) }.filter { $0 != "self" && $0 != "." }
        return body.name.hasSuffix("init") && words.count == 3 && words.dropFirst() == ["=", "nil"]
    }

    /// Whether the error is one of an encoder that encodes a text, which none does.
    private func encodesText(_ code: String) -> Bool {
        body.name.hasSuffix("encode") && (code.contains(".encode(\"") || code.contains(".encode(description"))
    }
}
