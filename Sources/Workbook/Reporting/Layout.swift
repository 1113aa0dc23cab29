/// Lays spans out in lines of a given width.
package struct Layout: Sendable {
    /// The number of columns.
    package var width: Int
    /// The lines so far.
    package private(set) var lines: [StyledLine] = []

    /// Begins an empty page.
    package init(width: Int) { self.width = max(20, width) }

    /// Adds an empty line.
    package mutating func gap() { lines.append([]) }

    /// Adds a line with one text at the left and one at the right, or below each other where they do not fit.
    package mutating func row(_ left: StyledLine, _ right: Span, indent: Int) {
        if right.text.isEmpty { return paragraph(left, indent: indent) }
        let free = width - left.columns - right.text.count
        if free >= 2 {
            lines.append(left + [Span(String(repeating: " ", count: free), .gap), right])
        } else {
            paragraph(left, indent: indent)
            paragraph(
                [Span(String(repeating: " ", count: indent), .gap), right], indent: indent)
        }
    }

    /// Adds a line as it is, however long.
    package mutating func verbatim(_ line: StyledLine) { lines.append(Layout.trimmed(line)) }

    /// Adds words, broken between them so that no line is longer than the width; later lines are indented.
    ///
    /// A path or a command is never broken: a terminal would not find it any more.
    package mutating func paragraph(_ spans: StyledLine, indent: Int) {
        var line: StyledLine = []
        var column = 0
        for word in Layout.words(spans) {
            let length = word.columns
            let isSpace = word.allSatisfy { $0.isBreakable && $0.text.allSatisfy { $0 == " " } }
            // What is too long for any line gains nothing from a line of its own, right behind an arrow.
            let isWorthBreaking = indent + length <= width || column > indent + 2
            if column + length > width && column > indent && !isSpace && isWorthBreaking {
                lines.append(Layout.trimmed(line))
                line = [Span(String(repeating: " ", count: indent), .continuation)]
                column = indent
            }
            for piece in word {
                if let last = line.last, last.role == piece.role {
                    line[line.count - 1] = last.followed(by: piece)
                } else {
                    line.append(piece)
                }
            }
            column += length
        }
        lines.append(Layout.trimmed(line))
    }

    /// Adds an arrow and a path, further left where that keeps the two on one line.
    package mutating func arrow(to path: String, indent: Int) {
        let start = margin(for: path.count + 2, indent: indent)
        paragraph(
            [Span(String(repeating: " ", count: start)), Span("→ "), Span(path, .path)], indent: start)
    }

    /// Where something that cannot be broken begins: at the indent, or further left if only there it has room.
    func margin(for length: Int, indent: Int) -> Int {
        let room = width - length
        return room >= 1 ? min(indent, room) : indent
    }

    /// Splits into words and the spaces between them.
    ///
    /// What follows without a space, such as the colon behind a path, belongs to the word before it.
    private static func words(_ spans: StyledLine) -> [StyledLine] {
        var words: [StyledLine] = []
        var isInWord = false
        for span in spans {
            var rest = span.text[...]
            while let first = rest.first {
                let piece = span.isBreakable ? rest.prefix { ($0 == " ") == (first == " ") } : rest
                let isSpace = span.isBreakable && first == " "
                if isInWord && !isSpace {
                    words[words.count - 1].append(Span(String(piece), span.role))
                } else {
                    words.append([Span(String(piece), span.role)])
                }
                isInWord = !isSpace
                rest = rest.dropFirst(piece.count)
            }
        }
        return words
    }

    private static func trimmed(_ line: StyledLine) -> StyledLine {
        var line = line
        while let last = line.indices.last {
            line[last] = line[last].withoutTrailingBlanks
            guard line[last].text.isEmpty else { break }
            line.removeLast()
        }
        return line
    }
}
