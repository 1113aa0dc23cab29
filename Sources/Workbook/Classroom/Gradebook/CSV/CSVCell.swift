import Foundation
import WorkbookReporting

/// A cell of a table to write.
package enum CSVCell: Sendable, Equatable {
    /// A text, which may have come from anyone.
    case text(String)
    /// A number.
    case number(Decimal)
    /// Nothing.
    case empty

    /// Creates a cell with a whole number.
    package static func count(_ count: Int) -> CSVCell { .number(Decimal(count)) }

    /// Returns rows as a file with commas and CRLF, as RFC 4180 describes it.
    package static func file(_ rows: [[CSVCell]]) -> Data {
        Data(rows.map { $0.map(\.source).joined(separator: ",") + "\r\n" }.joined().utf8)
    }

    /// The cell as it is written in a file with commas.
    var source: String {
        switch self {
        case .empty: ""
        case .number(let number): number.plainText
        // A span spells out control characters and those that reverse the order of words.
        case .text(let text): CSVCell.escaped(CSVCell.withoutFormula(Span(text).text), separator: ",")
        }
    }

    /// Returns a text that no spreadsheet reads as a formula: where one could start, there is an apostrophe.
    ///
    /// That is at the start of the text, and after a separator or quotation mark, because a spreadsheet may expect another
    /// separator than ours. Blanks do not count, because some programs remove them.
    ///
    /// Source: OWASP, "CSV Injection": equals, plus, minus, at, tab, carriage return, line feed and the full-width forms.
    static func withoutFormula(_ text: String) -> String {
        var isStart = true
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if isStart, steering.contains(scalar) { result += "'" }
            result.unicodeScalars.append(scalar)
            isStart = ends.contains(scalar) || isStart && scalar.properties.isWhitespace
        }
    }

    /// The characters that can end a cell before the one that we meant.
    private static let ends: Set<Unicode.Scalar> = [",", ";", "\"", "\t"]

    private static let steering: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{2212}",
    ]

    /// Returns a text with quotation marks around it if it needs them, or if asked for.
    static func escaped(_ text: String, separator: Character, isQuoted: Bool = false) -> String {
        let needsQuotes =
            isQuoted || text.first == " " || text.last == " "
            || text.contains { $0 == separator || $0 == "\"" || $0.isNewline }
        return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }
}
