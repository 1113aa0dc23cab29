import WorkbookModel
import WorkbookPages
import WorkbookReporting

/// Text of any origin in the forms that the formats allow.
enum FormatText {
    /// Returns the lines of a text, with every character spelled out that controls a terminal or hides other text.
    static func lines(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            Span(String($0)).text
        }
    }

    /// Returns a text with such lines, separated by line feeds.
    static func block(_ text: String) -> String { lines(text).joined(separator: "\n") }

    /// Returns a text as a single line.
    static func line(_ text: String) -> String { lines(text).filter { !$0.isEmpty }.joined(separator: " ⏎ ") }

    /// Returns a text that has at most a number of characters, as Unicode counts them in code points.
    ///
    /// - Parameter note: What to put at the end of a text that was cut; the result includes it.
    static func limited(_ text: String, to limit: Int, note: String = " …") -> String {
        // Counting the characters of a very long text takes time.
        if text.utf8.count <= limit || text.unicodeScalars.count <= limit { return text }
        return String(text.unicodeScalars.prefix(max(0, limit - note.unicodeScalars.count))) + note
    }

    /// Returns a text for an XML document, between tags or in an attribute.
    ///
    /// Source: XML 1.0, section 2.2, which forbids most control characters and two others.
    static func xml(_ text: String) -> String {
        HTML.escaped(text).replacing("\u{FFFE}", with: "\u{FFFD}").replacing("\u{FFFF}", with: "\u{FFFD}")
    }
}
