import WorkbookSystem

// What is different with a change, in words.

extension TypicalMutations {
    /// Returns a change with words for what is different.
    func described(_ draft: MutantDraft) -> MutantDraft {
        guard let edit = draft.edits.first else { return draft }
        var draft = draft
        let code = MutantDraft.quote(file.text(edit.range))
        switch draft.operation {
        case "operator", "literal", "name", "drop-negation":
            let index = token(at: edit.range.lowerBound)
            let window = expression(around: index)
            // A literal alone says little, so its line is better, if it is short.
            let windows = (window == edit.range ? [line(around: index)] : []) + [window, edit.range]
            draft.consequence = windows.lazy.compactMap { words(for: edit, in: $0) }.first
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

    /// Returns what becomes of a range; `nil` if that is too long to show the difference.
    private func words(for edit: Edit, in range: Range<Int>) -> String? {
        let after = Edit.apply([edit], to: file.bytes[range], from: range.lowerBound)
        let texts = [file.text(range), String(decoding: after, as: UTF8.self)].map(MutantDraft.quote)
        return range == edit.range || !texts[1].hasSuffix("…`") ? "\(texts[0]) becomes \(texts[1])" : nil
    }

    private func line(around index: Int) -> Range<Int> {
        var (first, last) = (index, index)
        while first > all.inside.lowerBound, !file.tokens[first].startsLine { first -= 1 }
        while last + 1 < all.inside.upperBound, !file.tokens[last + 1].startsLine { last += 1 }
        return file.range(ofTokens: first..<last + 1)
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
