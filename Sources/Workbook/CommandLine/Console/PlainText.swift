import WorkbookReporting

/// Lines for screen readers: words instead of symbols, one thing after the other, no blanks for the layout.
package enum PlainText {
    /// The words that replace a symbol at the beginning of a line.
    package static let words: [(symbol: String, word: String)] = [
        ("✔", "passed:"), ("✘", "failed:"), ("○", "not started:"), ("⚑", "flagged:"), ("↓", "passed before:"),
        ("–", "not run:"),
        ("!", "not graded:"), ("→", "file:"), ("•", ""),
    ]

    /// Returns the lines as text, and joins lines that were broken only because of the width.
    package static func lines(_ lines: [StyledLine]) -> [String] {
        var result: [String] = []
        var isQuoted = false
        // A caret below code has no words; the place above the code names the column.
        for line in lines where line.last != Span("^", .bad) {
            if let last = result.indices.last, let role = line.first?.role, !result[last].isEmpty,
                role == .continuation || role == .gap
            {
                // A line that was broken can go on with any word, even with a symbol of its own.
                let text = text(of: line, isStart: role == .gap, &isQuoted)
                let rest = (role == .gap ? ", " : " ") + text
                // It can also have been broken beside a dot between two things.
                result[last] = (result[last] + rest).replacing(" · ", with: ", ")
            } else {
                isQuoted = false
                result.append(text(of: line, isStart: true, &isQuoted))
            }
        }
        return result
    }

    private static func text(of line: StyledLine, isStart: Bool, _ isQuoted: inout Bool) -> String {
        if line.contains(where: { $0.role == .code }) {
            let text = line.map(\.text).joined()
            return text.replacing(/^\ *(\d+) │\ /) { "line \($0.1): " }
        }
        // What this tool has done is no result, so the mark has no word.
        let spans = line.first?.role == .done ? StyledLine(line.dropFirst()) : line
        let text = spans.map { $0.role == .gap ? ", " : $0.role == .continuation ? "" : $0.text }.joined()
        return spoken(squeezed(text, &isQuoted).replacing(" , ", with: ", "), isStart: isStart)
    }

    /// Returns a text without the blanks that are there for the layout; those in quoted values are kept, because they may be
    /// what a check is about.
    ///
    /// - Parameter isQuoted: Whether the text begins within a quoted value, and then whether it ends within one.
    private static func squeezed(_ text: String, _ isQuoted: inout Bool) -> String {
        var result = ""
        for letter in text {
            if letter == "\"", result.last != "\\" { isQuoted.toggle() }
            if isQuoted || letter != " " || !(result.isEmpty || result.last == " ") { result.append(letter) }
        }
        if result.last == " ", !isQuoted { result.removeLast() }
        return result
    }

    /// Returns a text with a word in place of its first symbol, and with commas in place of dots between things.
    private static func spoken(_ text: String, isStart: Bool) -> String {
        var text = text.hasPrefix(", ") ? String(text.dropFirst(2)) : text
        for (symbol, word) in words where isStart && (text == symbol || text.hasPrefix(symbol + " ")) {
            var rest = text.dropFirst(symbol.count + 1)
            // A state that the screen shows at both ends of the line is read once.
            let state = word.dropLast()
            for again in [", \(state)", " (\(state))"] where word.count > 1 && rest.hasSuffix(again) {
                rest = rest.dropLast(again.count)
            }
            if symbol == "–" { rest = rest.replacing(" did not run", with: "", maxReplacements: 1)[...] }
            text = rest.isEmpty || word.isEmpty ? word + rest : word + " " + rest
            break
        }
        return text.replacing(" · ", with: ", ")
    }
}
