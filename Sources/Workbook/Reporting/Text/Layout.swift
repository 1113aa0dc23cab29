import WorkbookSystem

/// A page of styled lines that are no longer than a given width.
package struct Layout: Sendable {
    /// The number of columns.
    package var width: Int
    /// The lines so far.
    package private(set) var lines: [StyledLine] = []

    /// Creates an empty page.
    package init(width: Int) { self.width = max(20, width) }

    /// The column at which lines about an exercise start; on a narrow terminal, they start below its name.
    package var detailIndent: Int { width < 60 ? 3 : 8 }

    /// Adds an empty line.
    package mutating func gap() { lines.append("") }

    /// Adds a line with one text at the left and one at the right, or one below the other if they don't fit.
    package mutating func row(_ left: StyledLine, _ right: StyledLine, indent: Int) {
        if right.text.isEmpty { return paragraph(left, indent: indent) }
        let free = width - left.columns - right.columns
        if free >= 2 {
            lines.append("\(left)\(String(repeating: " ", count: free), .gap)\(right)")
        } else {
            paragraph(left, indent: indent)
            paragraph("\(String(repeating: " ", count: indent), .gap)\(right)", indent: indent)
        }
    }

    /// Adds a row whose right side is a single span.
    package mutating func row(_ left: StyledLine, _ right: Span, indent: Int) {
        row(left, "\(right)", indent: indent)
    }

    /// Adds a heading at the left edge.
    package mutating func heading(_ title: String) {
        paragraph("\(.spoken("Heading: ", .strong))\(title, .strong)", indent: 0)
    }

    /// Adds a line as it is, however long.
    package mutating func verbatim(_ line: StyledLine) { lines.append(Layout.trimmed(line)) }

    /// Adds a paragraph that starts at a column; its later lines start `hanging` columns further right.
    package mutating func paragraph(_ line: StyledLine, at start: Int, hanging: Int = 0) {
        paragraph(.blanks(start) + line, indent: start + hanging)
    }

    /// Adds words, broken between them so that no line is longer than the width; later lines are indented.
    ///
    /// Paths and commands are never broken, because terminals could no longer recognize them.
    package mutating func paragraph(_ spans: StyledLine, indent: Int) {
        var line: StyledLine = ""
        var column = 0
        for word in Layout.words(spans) {
            let length = Layout.trimmed(word).columns
            let isSpace = word.allSatisfy { $0.isBreakable && $0.text.allSatisfy { $0 == " " } }
            // A word that is too long for any line gains nothing from a line of its own, directly after an arrow.
            let isWorthBreaking = indent + length <= width || column > indent + 2
            if column + length > width && column > indent && !isSpace && isWorthBreaking {
                let blanks = String(line.text.reversed().prefix { $0 == " " })
                lines.append(Layout.trimmed(line))
                // Read aloud, the line goes on after the blanks that were there, which may be part of a value.
                line = [Span(String(repeating: " ", count: indent), .continuation, spoken: blanks)]
                column = indent
            }
            line += word
            column += word.columns
        }
        lines.append(Layout.trimmed(line))
    }

    /// Adds an arrow and a path, further left if only there they fit on one line.
    package mutating func arrow(to path: String, indent: Int) {
        paragraph("→ \(path, .path)", at: margin(for: path.columns + 2, indent: indent))
    }

    /// The columns at which text may start that doesn't fit at its indent; few, so that a page doesn't look ragged.
    private static let margins = [8, 4, 1, 0]

    /// Returns the column at which unbreakable text starts: the indent, or further left if only there it fits.
    func margin(for length: Int, indent: Int) -> Int {
        let space = width - length
        if space >= indent { return indent }
        return Layout.margins.first { $0 <= min(space, indent) } ?? indent
    }

    /// Splits a line into words and the spaces between them.
    ///
    /// Text that follows without a space, such as the colon after a path, belongs to the word before it.
    private static func words(_ spans: StyledLine) -> [StyledLine] {
        var words: [StyledLine] = []
        var isInWord = false
        for span in spans {
            // What is read differently stays in one piece, and blanks with a meaning belong to the word before them.
            if span.spoken != nil {
                let isGap = !span.text.isEmpty && span.isBlank
                if words.isEmpty || !isInWord && !isGap { words.append("") }
                words[words.count - 1] += [span]
                isInWord = !span.text.hasSuffix(" ")
                continue
            }
            var rest = span.text[...]
            while let first = rest.first {
                let piece = span.isBreakable ? rest.prefix { ($0 == " ") == (first == " ") } : rest
                let isSpace = span.isBreakable && first == " "
                if isInWord && !isSpace {
                    words[words.count - 1] += "\(piece, span.role)"
                } else {
                    words.append("\(piece, span.role)")
                }
                isInWord = !isSpace
                rest = rest.dropFirst(piece.count)
            }
        }
        return words
    }

    static func trimmed(_ line: StyledLine) -> StyledLine {
        var line = line
        while let last = line.indices.last {
            line[last] = line[last].withoutTrailingBlanks
            guard line[last].text.isEmpty && line[last].spoken == nil else { break }
            line.removeLast()
        }
        return line
    }
}
