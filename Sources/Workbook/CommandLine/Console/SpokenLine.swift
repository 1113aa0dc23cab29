import WorkbookReporting

/// A line as a screen reader reads it, made span by span.
struct SpokenLine {
    private var lines: [StyledLine] = [""]
    private var last: Character?
    /// The mark that ends the quotation in which the text is.
    private var quote: Character?

    /// Returns a line as it is read; several lines if a span says so.
    static func lines(_ line: StyledLine) -> [StyledLine] {
        var result = SpokenLine()
        // A line about what this tool did is not a result, so nothing is read for its mark.
        var rest = unbroken(line.first?.role == .done ? StyledLine(line.dropFirst()) : line)
        result.addWord(insteadOfSymbolIn: &rest)
        for span in rest { result.add(span) }
        result.trim()
        return result.lines
    }

    /// Returns a line whose pieces are one text again, with the blanks between them that were there before it was broken.
    private static func unbroken(_ line: StyledLine) -> StyledLine {
        var result: StyledLine = ""
        for span in line {
            let role = result.last.flatMap { $0.spoken == nil ? $0.role : nil } ?? .plain
            result +=
                span.role == .continuation
                ? "\(span.spoken ?? " ", [.code, .path, .command].contains(role) ? .plain : role)" : [span]
        }
        return result
    }

    private mutating func add(_ span: Span) {
        switch span.role {
        case .gap where span.spoken == nil:
            trim()
            if last != nil { write(", ", .plain) }
        case .code, .path, .command: write(span.spoken ?? span.text, span.role)
        default:
            if let words = span.spoken { write(words, span.role) } else { squeeze(span) }
        }
    }

    private mutating func write(_ text: String, _ role: Span.Role) {
        let pieces = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            if index > 0 { lines.append("") }
            lines[lines.count - 1] += "\(piece, role)"
        }
        if let end = text.last { last = end }
    }

    /// Writes a text without the blanks that are there for the layout; those in quoted values are kept, because they may be what a
    /// check is about.
    private mutating func squeeze(_ span: Span) {
        var piece = ""
        for letter in span.text {
            let before = piece.last ?? last
            if letter == quote ?? letter, letter == "\"" || letter == "`", before != "\\" {
                // A quotation with several blanks in a row is never broken between them.
                let isFragile = quote != nil && piece.contains("  ")
                if quote != nil { piece.append(letter) }
                write(piece, isFragile ? .code : span.role)
                piece = quote == nil ? String(letter) : ""
                quote = quote == nil ? letter : nil
            } else if quote != nil || letter != " " || !(before == nil || before == " ") {
                piece.append(letter)
                if quote == nil { speakSymbol(at: &piece) }
            }
        }
        write(piece, span.role)
    }

    /// Replaces a symbol between the last letters: a dot between two things, the arrow before a value, and the dash of a range.
    private func speakSymbol(at piece: inout String) {
        for (symbol, words) in [(" · ", ", "), (" → ", " is ")] where piece.hasSuffix(symbol) {
            piece = piece.dropLast(symbol.count) + words
        }
        if let range = piece.suffix(3).wholeMatch(of: /(\d)–(\d)/) {
            piece = piece.dropLast(3) + "\(range.1) to \(range.2)"
        }
    }

    /// Removes blanks from the end.
    private mutating func trim() {
        while quote == nil, let end = lines[lines.count - 1].last, end.role != .code, end.text.hasSuffix(" ")
        {
            let line = lines[lines.count - 1]
            lines[lines.count - 1] = StyledLine(line.dropLast()) + "\(end.text.dropLast(), end.role)"
        }
        last = lines[lines.count - 1].text.last
    }

    /// Writes a word in place of the symbol with which a line begins, and removes the symbol and what repeats the word.
    private mutating func addWord(insteadOfSymbolIn line: inout StyledLine) {
        guard let start = line.firstIndex(where: { !$0.isBlank }), line[start].spoken == nil else { return }
        let text = line[start].text.drop { $0 == " " }
        let isAlone = line.index(after: start) == line.endIndex || line[start + 1].text.hasPrefix(" ")
        for (symbol, word) in PlainText.words
        where text.hasPrefix(symbol + " ") || text == symbol && isAlone {
            var rest = StyledLine(line[start...])
            rest[0] = Span(String(text.dropFirst(symbol.count)), rest[0].role)
            // A state that the screen shows at both ends of the line is read once.
            let state = word.dropLast()
            if let end = rest.last, !state.isEmpty {
                if end.text == state, rest.count > 1 {
                    rest.removeLast(rest.dropLast().last?.role == .gap ? 2 : 1)
                } else if end.text.hasSuffix(" (\(state))") || end.text.hasSuffix(", \(state)") {
                    let count = state.count + (end.text.hasSuffix(")") ? 3 : 2)
                    rest[rest.count - 1] = Span(String(end.text.dropLast(count)), end.role)
                }
            }
            if symbol == "–" {
                rest = StyledLine(
                    rest.map { span in
                        span.spoken == nil
                            ? Span(
                                span.text.replacing(" did not run", with: "", maxReplacements: 1), span.role)
                            : span
                    })
            }
            line = rest
            if !word.isEmpty { write(word + " ", .plain) }
            return
        }
    }
}
