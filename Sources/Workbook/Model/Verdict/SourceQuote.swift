/// A line of a learner's own file, shown below the place that names it.
package struct SourceQuote: Sendable, Equatable {
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

    /// Returns the line without its indentation, cut to `room` characters, and the offset of the column in
    /// it.
    package func excerpt(room: Int) -> (text: String, caret: Int?) {
        let line = SourceQuote.withoutTabs(text)
        let indentation = line.prefix { $0 == " " }.count
        let code = Array(line.dropFirst(indentation))
        let caret = place.column.flatMap { column -> Int? in
            guard (1...text.utf8.count).contains(column) else { return nil }
            // The compiler counts bytes.
            let before = SourceQuote.withoutTabs(
                String(decoding: text.utf8.prefix(max(0, column - 1)), as: UTF8.self))
            let offset = before.count - indentation
            return (0...code.count).contains(offset) ? offset : nil
        }
        guard code.count > room, room > 8 else { return (String(code), caret) }
        // The marked column stays visible.
        let start = min(max(0, (caret ?? 0) - room / 2), code.count - room)
        var cut = String(code[start..<(start + room)])
        if start > 0 { cut = "…" + cut.dropFirst() }
        if start + room < code.count { cut = cut.dropLast() + "…" }
        return (cut, caret.map { $0 - start })
    }

    private static func withoutTabs(_ text: String) -> String { text.replacing("\t", with: "    ") }
}
