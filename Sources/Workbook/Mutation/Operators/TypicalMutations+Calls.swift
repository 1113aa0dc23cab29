import WorkbookSystem

extension TypicalMutations {
    /// Arguments in each other's place, callbacks that are called twice, and weak references that keep their objects alive.
    var calls: [MutantDraft] {
        all.inside.flatMap(swappedArguments)
            + all.statements.filter { $0.operation == "repeat-statement" && isCallback($0) && !isValue($0) }
            + kept
    }

    /// Whether a statement may be the value of its closure, which several statements don't have.
    private func isValue(_ draft: MutantDraft) -> Bool {
        guard let place = draft.edits.first?.range.lowerBound,
            let block = body.blocks.last(where: { $0.range.contains(place) })
        else { return false }
        return block.statements.count == 1 && body.inner.contains(block.range)
    }

    /// Functions for which the order of their arguments makes no difference.
    private static let symmetric: Set<String> = [
        "max", "min", "swap", "swapAt", "zip", "if", "while", "switch", "in", "return", "case",
    ]

    /// Returns what a call becomes if two of its arguments that follow each other, and have one type, are swapped.
    private func swappedArguments(_ index: Int) -> [MutantDraft] {
        let name = file.tokens[index]
        guard name.kind == .word, !Self.symmetric.contains(name.text), index + 1 < all.inside.upperBound,
            file.tokens[index + 1].text == "(", index == 0 || file.tokens[index - 1].text != "func",
            let closing = file.closing(groupAt: index + 2..<all.inside.upperBound)
        else { return [] }
        let values = file.split(index + 2..<closing, at: ",").map { argument in
            let hasLabel = argument.count > 2 && file.tokens[argument.lowerBound + 1].text == ":"
            return argument.dropFirst(hasLabel ? 2 : 0)
        }
        let call = file.range(ofTokens: index..<closing + 1)
        return zip(values, values.dropFirst()).compactMap { first, second in
            guard let type = type(of: first), type == self.type(of: second) else { return nil }
            let ranges = [first, second].map { file.range(ofTokens: $0.startIndex..<$0.endIndex) }
            let texts = ranges.map(file.text)
            if texts[0] == texts[1] { return nil }
            let edits = [
                Edit(range: ranges[0], replacement: texts[1]), Edit(range: ranges[1], replacement: texts[0]),
            ]
            // Of a long call, only the two arguments are shown.
            let start = first.lowerBound - (text(first.lowerBound - 1) == ":" ? 2 : 0)
            let both = file.range(ofTokens: start..<second.upperBound)
            let words = words(for: edits, in: call) ?? words(for: edits, in: both, isLast: true) ?? ""
            var draft = MutantDraft("swap-arguments", edits, change: words)
            draft.consequence = words
            return draft
        }
    }

    /// Returns the type of a parameter or property, as it is written where that is declared; `nil` for other values.
    private func type(of value: Range<Int>) -> String? {
        let words = file.tokens[value].map(\.text)
        guard words.count == 1 || (words.count == 3 && words[0] == "self" && words[1] == "."),
            let name = words.last
        else { return nil }
        let types =
            (words.count == 1 ? body.parameters.filter { $0.name == name }.map(\.type) : [])
            + file.properties.filter { $0.name == name }.compactMap(\.type)
        return types.first
    }

    /// Whether a statement calls a parameter or a property that is a function.
    private func isCallback(_ draft: MutantDraft) -> Bool {
        guard let edit = draft.edits.first else { return false }
        let tokens = file.tokenIndices(in: edit.range)
        let start = tokens.lowerBound + (file.tokens[tokens.lowerBound].text == "self" ? 2 : 0)
        guard start + 1 < tokens.upperBound, let type = type(of: start..<start + 1) else { return false }
        let next = file.tokens[start + 1].text
        return type.contains("->") && (next == "(" || next == "?")
    }

    /// Assignments of weak references after which something else keeps the object alive.
    private var kept: [MutantDraft] {
        let weak = Set(file.modifiers.filter { $0.text == "weak" }.map(\.declaration))
        let names = Set(file.properties.filter { weak.contains($0.path) }.map(\.name))
        return body.statements.compactMap { statement in
            let tokens = file.tokenIndices(in: statement.range)
            let words = file.tokens[tokens].map(\.text)
            let start = words.first == "self" ? 2 : 0
            guard words.count > start + 2, names.contains(words[start]), words[start + 1] == "=",
                words[start + 2] != "nil"
            else { return nil }
            let text = file.text(statement.range)
            let object = words[...start].joined()
            return MutantDraft(
                "keep-weak", file, statement.range, by: "\(text)\n__mutantKeep(\(object))",
                change: "`\(words[start])` keeps its object alive")
        }
    }
}
