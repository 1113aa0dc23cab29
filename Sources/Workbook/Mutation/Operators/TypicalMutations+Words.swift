import WorkbookSystem

// What is different with a change, in words.

extension TypicalMutations {
    /// Returns a change with words for what is different.
    func described(_ draft: MutantDraft) -> MutantDraft {
        guard let edit = draft.edits.first else { return draft }
        var draft = draft
        draft.isDetail = isDetail(draft)
        let code = MutantDraft.quote(file.text(edit.range))
        switch draft.operation {
        case "operator", "literal", "name", "drop-negation":
            let index = token(at: edit.range.lowerBound)
            let window = expression(around: index)
            // A literal alone says little, so its line is better, if it is short.
            let windows = [
                window == edit.range ? line(around: index) : window, surroundings(of: index), edit.range,
            ]
            draft.consequence =
                windows.lazy.compactMap {
                    words(for: [edit], in: $0, isLast: $0 == edit.range)
                }.first
        case "drop-condition": draft.consequence = "\(code) is always true"
        case "drop-statement": draft.consequence = "\(code) is removed"
        case "repeat-statement": draft.consequence = "\(code) runs twice"
        case "keep-weak": draft.consequence = draft.change
        case "do-nothing", "swap-branches", "ignore-parameter", "swallow-error", "shared-object":
            draft.consequence = draft.change.hasPrefix("`") ? nil : "`\(body.signature)` \(draft.change)"
        default: break
        }
        return draft
    }

    /// Returns what becomes of a range; `nil` if that is too long to show the difference, unless nothing else is left to show.
    func words(for edits: [Edit], in range: Range<Int>, isLast: Bool = false) -> String? {
        let after = Edit.apply(edits, to: file.bytes[range], from: range.lowerBound)
        let texts = [file.text(range), String(decoding: after, as: UTF8.self)].map(MutantDraft.quote)
        return isLast || !texts[1].hasSuffix("…`") ? "\(texts[0]) becomes \(texts[1])" : nil
    }

    private func line(around index: Int) -> Range<Int> {
        var (first, last) = (index, index)
        while first > all.inside.lowerBound, !file.tokens[first].startsLine { first -= 1 }
        while last + 1 < all.inside.upperBound, !file.tokens[last + 1].startsLine { last += 1 }
        return file.range(ofTokens: first..<last + 1)
    }

    /// Returns the place of a token with what is beside it: its label, its operands, its object, or other short arguments.
    private func surroundings(of index: Int) -> Range<Int> {
        func isShort(_ other: Int) -> Bool {
            all.inside.contains(other) && file.tokens[other].kind != .symbol
        }
        if text(index - 1) == "(" && text(index + 1) == ")" && isShort(index - 2) {
            return file.range(ofTokens: index - 2..<index + 2)
        }
        let isInfix = file.tokens[index].isInfix
        let hasLabel = text(index - 1) == ":" || text(index - 1) == "."
        let isAfter = text(index - 1) == "," && [",", "("].contains(text(index - 3))
        let isBefore = text(index + 1) == "," && [",", ")"].contains(text(index + 3))
        let before = isInfix ? 1 : hasLabel || isAfter ? 2 : 0
        let after = isInfix ? 1 : isBefore && !hasLabel ? 2 : 0
        let first = isShort(index - before) ? index - before : index
        return file.range(ofTokens: first..<(isShort(index + after) ? index + after : index) + 1)
    }

    /// Returns the place of a comparison, a sum or a call in its line.
    private func expression(around index: Int) -> Range<Int> {
        func ends(_ other: Int) -> Bool { Self.boundaries.contains(file.tokens[other].text) }
        var (first, last, depth) = (index, index, 0)
        while first > all.inside.lowerBound, !file.tokens[first].startsLine {
            let previous = file.tokens[first - 1]
            if previous.closes { depth += 1 }
            if previous.opens { depth -= 1 }
            if depth < 0 || (depth == 0 && ends(first - 1)) { break }
            first -= 1
        }
        depth = 0
        while last + 1 < all.inside.upperBound, !file.tokens[last + 1].startsLine {
            let next = file.tokens[last + 1]
            if next.opens && next.text == "{" && depth == 0 { break }
            if next.opens { depth += 1 }
            if next.closes { depth -= 1 }
            if depth < 0 || (depth == 0 && ends(last + 1)) { break }
            last += 1
        }
        return file.range(ofTokens: first..<last + 1)
    }

    private static let boundaries: Set<String> = [
        ",", ";", "&&", "||", "=", "{", "}", "return", "if", "guard", "while", "else", "case", "in", "where",
        "?",
        ":", "let", "var", "for", "+=", "-=", "throw", "try", "await",
    ]
}
