import Foundation

/// A multi-line string literal in Swift source code whose text can be replaced.
struct ScreenLiteral {
    /// The number of the line that opens the literal, counted from 1.
    var line: Int
    /// The number of `#` before its opening quotation marks.
    var hashes: Int
    /// The indexes of the lines of text; the next line closes the literal.
    var body: Range<Int>
    /// The white space before the closing quotation marks, with which every line of the text begins.
    var indentation: String
    /// The text, or `nil` if it contains an interpolation.
    var text: String?

    /// Replaces the text of a literal, and preserves its indentation and its delimiters.
    ///
    /// - Parameters:
    ///   - old: The text to look for.
    ///   - new: The replacement text.
    ///   - line: The line of the test. If several literals have the same text, the nearest one is replaced.
    /// - Returns: The new source, or `nil` if there is no multi-line literal with this text.
    static func replacing(_ old: String, with new: String, near line: Int, in source: String) -> String? {
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let same = all(in: lines).filter { $0.text == old }
        guard let literal = same.min(by: { abs($0.line - line) < abs($1.line - line) }) else { return nil }
        lines.replaceSubrange(literal.body, with: literal.body(for: new))
        return lines.joined(separator: "\n")
    }

    /// Finds the multi-line literals in the lines of a source file.
    static func all(in lines: [String]) -> [ScreenLiteral] {
        var literals: [ScreenLiteral] = []
        var index = 0
        while index < lines.count {
            defer { index += 1 }
            guard let match = lines[index].firstMatch(of: /(#*)"""\s*$/) else { continue }
            let mark = "\"\"\"" + match.1
            guard
                let end = lines[(index + 1)...].firstIndex(where: {
                    $0.drop(while: \.isWhitespace).hasPrefix(mark)
                })
            else { break }
            let indentation = String(lines[end].prefix(while: \.isWhitespace))
            let body = (index + 1)..<end
            literals.append(
                ScreenLiteral(
                    line: index + 1, hashes: match.1.count, body: body, indentation: indentation,
                    text: text(of: lines[body], indentation: indentation, hashes: match.1.count)))
            index = end
        }
        return literals
    }

    /// Reads the lines of a literal as the compiler does.
    private static func text(of lines: ArraySlice<String>, indentation: String, hashes: Int) -> String? {
        var rest = lines.map { String($0.dropFirst(indentation.count)) }.joined(separator: "\n")[...]
        let mark = "\\" + String(repeating: "#", count: hashes)
        var text = ""
        while let range = rest.range(of: mark) {
            text += rest[..<range.lowerBound]
            rest = rest[range.upperBound...]
            let simple: [Character: String] = [
                "n": "\n", "r": "\r", "t": "\t", "0": "\0", "\\": "\\", "\"": "\"", "'": "'", "\n": "",
            ]
            guard let first = rest.first else { return nil }
            if let character = simple[first] {
                text += character
                rest.removeFirst()
            } else if let match = rest.prefixMatch(of: /u\{([0-9A-Fa-f]{1,8})\}/),
                let scalar = UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init)
            {
                text.unicodeScalars.append(scalar)
                rest = rest[match.range.upperBound...]
            } else {
                return nil
            }
        }
        return text + rest
    }

    /// The lines of a text as they stand in this literal.
    private func body(for text: String) -> [String] {
        if text.isEmpty { return [] }
        let delimiter = String(repeating: "#", count: hashes)
        let escape = "\\" + delimiter
        let quoted = text.replacing(escape, with: escape + escape)
            .replacing("\"\"\"" + delimiter, with: "\(escape)\"\"\"" + delimiter)
        return quoted.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let shown = line.unicodeScalars.map { scalar in
                // A control character or a blank that looks like a space could not be seen in the source.
                scalar.properties.generalCategory == .control || scalar == "\u{A0}"
                    ? "\(escape)u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
            }
            return line.isEmpty ? "" : indentation + shown.joined()
        }
    }
}
