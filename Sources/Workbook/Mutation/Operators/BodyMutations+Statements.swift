import WorkbookSystem

extension BodyMutations {
    /// Statements that are dropped, repeated, swapped, or never reached.
    var statements: [MutantDraft] {
        body.blocks.flatMap { block -> [MutantDraft] in
            let all = block.statements
            return all.flatMap(dropped) + all.flatMap(repeated) + zip(all, all.dropFirst()).flatMap(swapped)
                + all.dropFirst().flatMap(unreached)
        } + emptied
    }

    private func dropped(_ statement: Statement) -> [MutantDraft] {
        if statement.isDeclaration || statement.leaves { return [] }
        let text = MutantDraft.quote(file.text(statement.range))
        // A guard without effect is another matter: see the conditions. Without the others, no object would come to be.
        if statement.kind == "guard_stmt" || initializes(statement) { return [] }
        return [MutantDraft("drop-statement", file, statement.range, by: "", change: "drops \(text)")]
    }

    /// Whether a statement of an initializer sets a property that has no other value, or calls another initializer.
    private func initializes(_ statement: Statement) -> Bool {
        let words = file.tokens[file.tokenIndices(in: statement.range)].map(\.text)
        if callsInitializer(statement) { return true }
        guard !body.canLeaveEarly, let first = words.first else { return false }
        let name = first == "self" && words.count > 2 ? words[2] : first
        let isAssigned = words.dropFirst(first == "self" ? 3 : 1).first == "="
        return isAssigned
            && file.properties.contains {
                $0.name == name && $0.initialValue == nil && $0.type?.hasSuffix("?") != true
            }
    }

    /// Whether a statement is `self.init(…)` or `super.init(…)`, which may throw.
    func callsInitializer(_ statement: Statement) -> Bool {
        let words = file.tokens[file.tokenIndices(in: statement.range)].map(\.text).drop {
            ["try", "?", "!"].contains($0)
        }
        return ["self", "super"].contains(words.first) && words.dropFirst(2).first == "init"
    }

    private func repeated(_ statement: Statement) -> [MutantDraft] {
        let tokens = file.tokenIndices(in: statement.range)
        // To assign the same value again makes no difference.
        let isAssignment = !file.indices(in: tokens, where: { file.tokens[$0].text == "=" }).isEmpty
        let isDiscarded = file.tokens[tokens.lowerBound].text == "_"
        guard statement.isExpression, statement.range != body.impliedResult, !isAssignment || isDiscarded
        else { return [] }
        let text = file.text(statement.range)
        return [
            MutantDraft(
                "repeat-statement", file, statement.range, by: "\(text)\n\(text)",
                change: "does \(MutantDraft.quote(text)) twice")
        ]
    }

    private func swapped(_ first: Statement, _ second: Statement) -> [MutantDraft] {
        if first.leaves || second.leaves { return [] }
        let texts = (file.text(first.range), file.text(second.range))
        return [
            MutantDraft(
                "swap-statements",
                [
                    Edit(range: first.range, replacement: texts.1),
                    Edit(range: second.range, replacement: texts.0),
                ],
                change: "does \(MutantDraft.quote(texts.1)) before \(MutantDraft.quote(texts.0))")
        ]
    }

    /// Returns early before a statement, with any value.
    private func unreached(_ statement: Statement) -> [MutantDraft] {
        guard body.canLeaveEarly, !statement.leaves else { return [] }
        let place = statement.range.lowerBound..<statement.range.lowerBound
        let values = body.resultType.map { Self.values(of: $0) } ?? [""]
        return values.map { value in
            MutantDraft(
                "return-early", file, place, by: "if __mutantTrue { return \(value) }\n",
                change:
                    "returns \(value.isEmpty ? "" : "`\(value)` ")before \(MutantDraft.quote(file.text(statement.range)))"
            )
        }
    }

    /// Does nothing at all.
    private var emptied: [MutantDraft] {
        guard body.canLeaveEarly, body.resultType == nil, !(body.blocks.first?.statements.isEmpty ?? true)
        else { return [] }
        return [
            MutantDraft(
                "do-nothing", file, start..<start, by: "if __mutantTrue { return }\n", change: "does nothing")
        ]
    }
}
