import WorkbookSystem

/// The letters of a line that is to be broken, each with the span that it comes from.
struct LetterRun {
    var letters: [(character: Character, span: Span)]

    init(_ line: StyledLine) {
        letters = line.flatMap { span in span.text.map { ($0, span) } }
    }

    /// The number of blanks at the start.
    var indentation: Int { letters.prefix { $0.character == " " }.count }

    var columns: Int { text(0..<letters.count).columns }

    private func text(_ range: Range<Int>) -> String { String(letters[range].map(\.character)) }

    /// Returns how many letters fit into a number of columns; at least one after the indentation.
    func count(fitting width: Int) -> Int {
        max(text(0..<letters.count).prefix(columns: width).count, indentation + 1)
    }

    /// Returns the place of a path that a line break would split, although it fits on a line of its own.
    ///
    /// Letters next to the path, such as a colon, belong to it.
    func wholePath(at limit: Int, width: Int) -> Range<Int>? {
        guard letters[limit - 1].span.role == .path, letters[limit].span == letters[limit - 1].span else {
            return nil
        }
        let isBlank: ((character: Character, span: Span)) -> Bool = { $0.character == " " }
        let path = letters[limit...].firstIndex { $0.span != letters[limit].span } ?? letters.count
        let first = firstLetter(ofSpanAt: limit - 1)
        var start = letters[..<first].lastIndex(where: isBlank).map { $0 + 1 } ?? 0
        // An arrow stays with the path that it points to.
        if start >= 2, letters[start - 2].character == "→" { start -= 2 }
        let end = letters[path...].firstIndex(where: isBlank) ?? letters.count
        return text(start..<end).columns <= width ? start..<end : nil
    }

    /// The number of columns of a part.
    func columns(of range: Range<Int>) -> Int { text(range).columns }

    /// Returns where the first piece ends, and what follows it.
    func end(before limit: Int, width: Int) -> (end: Int, mark: StyledLine) {
        let start = indentation
        switch letters[limit - 1].span.role {
        case .path:
            let first = firstLetter(ofSpanAt: limit - 1)
            return (endInWord(max(first, start) + 1...limit) ?? limit, "")
        case .command:
            let end = blank(
                between: firstLetter(ofSpanAt: limit - 1), and: min(limit, count(fitting: width - 2)))
            // A command without such a place is still there to be copied, and a terminal that breaks it copies it as one line.
            return end.map { ($0, "\(" \\", .command)") } ?? (letters.count, "")
        default:
            let ends = start + 1...limit
            return (ends.last { letters[$0].character == " " } ?? endInWord(ends) ?? limit, "")
        }
    }

    /// Returns the last place at which to break a word that is too long for a line: after a slash, or else after a hyphen or before a
    /// capital letter.
    ///
    /// `//` stays together with what is before and after it.
    private func endInWord(_ ends: ClosedRange<Int>) -> Int? {
        ends.last { isEnd($0, after: "/") } ?? ends.last { isEnd($0, after: "-") }
            ?? ends.last { letters[$0].character.isUppercase && letters[$0 - 1].character.isLowercase }
    }

    private func isEnd(_ end: Int, after separator: Character) -> Bool {
        letters[end - 1].character == separator && letters[end].character != separator
            && letters[max(0, end - 2)].character != separator
    }

    /// Returns the column at which a path or a command that is broken here goes on; `nil` if it starts far to the right.
    func continuation(at end: Int, width: Int) -> Int? {
        let role = letters[end - 1].span.role
        guard role == .path || role == .command else { return nil }
        // A line that continues another one has its indentation already.
        let isFirst = letters[0].span.role != .continuation
        let column =
            text(0..<firstLetter(ofSpanAt: end - 1)).columns + (role == .command && isFirst ? 2 : 0)
        return column <= width / 3 ? column : nil
    }

    /// Returns the last blank in a range that does not stand between quotation marks.
    private func blank(between start: Int, and end: Int) -> Int? {
        var quote: Character?
        var found: Int?
        for index in start..<max(start, end + 1) {
            switch letters[index].character {
            case let mark where mark == quote: quote = nil
            case "'", "\"": quote = quote ?? letters[index].character
            case " " where quote == nil && index > start: found = index
            default: break
            }
        }
        return found
    }

    private func firstLetter(ofSpanAt index: Int) -> Int {
        letters[...index].lastIndex { $0.span != letters[index].span }.map { $0 + 1 } ?? 0
    }

    /// Returns the letters up to an index as a line in which each piece of a path knows the whole path.
    func line(to end: Int) -> StyledLine {
        var line = StyledLine()
        var spans: [(span: Span, text: String)] = []
        for letter in letters[..<end] {
            if let last = spans.indices.last, spans[last].span == letter.span {
                spans[last].text.append(letter.character)
            } else {
                spans.append((letter.span, String(letter.character)))
            }
        }
        for (span, text) in spans { line.append(span.piece(text)) }
        return line
    }

    /// Returns the letters after an index, without blanks before them, after another indentation.
    func dropping(_ end: Int, indentedBy columns: Int) -> LetterRun {
        let blanks = Span(String(repeating: " ", count: columns), .continuation)
        var rest = self
        rest.letters = blanks.text.map { ($0, blanks) } + letters[end...].drop { $0.character == " " }
        return rest
    }
}
