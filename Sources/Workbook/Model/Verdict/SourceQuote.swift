import WorkbookSystem

/// A line of a learner's own file, shown below the place that names it.
package struct SourceQuote: Sendable, Equatable, Codable {
    /// The place of the line.
    package let place: Place
    /// The line, without its line break.
    package let text: String

    /// Creates a quote.
    init(place: Place, text: String) {
        self.place = place
        self.text = text
    }

    /// Finds the line in a file's content; `nil` if the line is empty or does not exist.
    package init?(_ place: Place, in content: String) {
        let lines = content.split(omittingEmptySubsequences: false) { $0.isNewline }
        guard lines.indices.contains(place.line - 1) else { return nil }
        let line = String(lines[place.line - 1].prefix(SourceQuote.longest))
        if line.allSatisfy(\.isWhitespace) { return nil }
        self.init(place: place, text: line)
    }

    /// No line that a person wrote is longer.
    private static let longest = 2000

    /// Returns the line without its indentation, cut to `room` columns, and the offset of the marked
    /// column in it.
    package func excerpt(room: Int) -> (text: String, caret: Int?) {
        let line = SourceQuote.withoutTabs(text)
        let indentation = line.prefix { $0 == " " }.count
        let code = Array(line.dropFirst(indentation))
        let caret = place.column.flatMap { column -> Int? in
            guard (1...text.utf8.count).contains(column) else { return nil }
            // The compiler counts bytes.
            let before = SourceQuote.withoutTabs(
                String(decoding: text.utf8.prefix(max(0, column - 1)), as: UTF8.self))
            let offset = before.columns - indentation
            return (0...String(code).columns).contains(offset) ? offset : nil
        }
        let width = String(code).columns
        guard width > room, room > 8 else { return (String(code), caret) }
        // The marked column stays visible.
        let wanted = min(max(0, (caret ?? 0) - room / 2), width - room)
        var start = 0
        let rest = code.drop { character in
            if start >= wanted { return false }
            start += character.columns
            return true
        }
        var cut = String(rest).prefix(columns: room).map { $0 }
        if start > 0 { cut[0...0] = SourceQuote.ellipsis(insteadOf: cut[0]) }
        if cut.count < rest.count {
            cut[(cut.count - 1)...] = SourceQuote.ellipsis(insteadOf: cut[cut.count - 1])
        }
        return (String(cut), caret.map { $0 - start })
    }

    /// Returns an ellipsis that takes as many columns as a character.
    private static func ellipsis(insteadOf character: Character) -> ArraySlice<Character> {
        ["…"] + Array(repeating: " ", count: max(0, character.columns - 1))
    }

    private static func withoutTabs(_ text: String) -> String { text.replacing("\t", with: "    ") }
}
