/// A piece of text and its role; the code that writes it to a terminal decides how each role looks.
package struct Span: Sendable, Equatable {
    /// The part that a piece of text plays in its line.
    package enum Role: Sendable, Equatable, CaseIterable {
        case plain, strong, faint, good, bad, path, command
        /// The mark of something that this tool has done, which says nothing about an exercise.
        case done
        /// Code inside running text.
        case symbol
        /// Source code, in which blanks and line breaks matter.
        case code
        /// Blanks that move text to the right edge; they carry no information.
        case gap
        /// Blanks at the start of a line that continues the one above it.
        case continuation
    }

    /// The text, without any characters that control a terminal.
    package private(set) var text: String
    /// Its role.
    package var role: Role
    /// The whole path, if the text is a piece of one that was broken.
    package private(set) var whole: String?
    /// What a screen reader reads in place of the text; `nil` if it reads the text.
    package private(set) var spoken: String?

    /// Creates a span, spelling out the control characters in its text.
    ///
    /// - Parameter spoken: What a screen reader reads in place of the text: words for a symbol, nothing for
    ///   decoration. It may have several lines.
    package init(_ text: String, _ role: Role = .plain, spoken: String? = nil) {
        self.text = Span.harmless(text)
        self.role = role
        self.spoken = spoken?.split(separator: "\n", omittingEmptySubsequences: false)
            .map { Span.harmless(String($0)) }.joined(separator: "\n")
    }

    /// Returns words that only a screen reader reads.
    package static func spoken(_ words: String, _ role: Role = .plain) -> Span {
        Span("", role, spoken: words)
    }

    /// Returns the blanks between a name and its meaning, which a screen reader reads as a colon.
    package static func colon(_ columns: Int = 2) -> Span {
        Span(String(repeating: " ", count: max(0, columns)), spoken: ": ")
    }

    /// Whether a line may break between the words of this span.
    var isBreakable: Bool { role != .path && role != .command && role != .code }

    /// Whether the text is nothing but blanks.
    package var isBlank: Bool { text.allSatisfy { $0 == " " } }

    /// The span with ordinary spaces instead of non-breaking ones.
    var withOrdinarySpaces: Span {
        var span = self
        span.text = text.replacing("\u{A0}", with: " ")
        return span
    }

    /// Returns the span with the text of another one appended.
    ///
    /// Joining two texts without control characters gives a text without any.
    func followed(by more: Span) -> Span {
        var longer = self
        longer.text += more.text
        return longer
    }

    /// Returns a span with a piece of the text.
    func piece(_ piece: String) -> Span {
        var span = self
        span.text = piece
        if role == .path && piece != text { span.whole = whole ?? text }
        return span
    }

    /// The span without the blanks at its end.
    var withoutTrailingBlanks: Span {
        var shorter = self
        while shorter.text.last == " " { shorter.text.removeLast() }
        return shorter
    }

    /// Returns the text with every character spelled out that controls a terminal or reverses the order of words.
    ///
    /// Output of learners' code is shown on screens, and it can contain anything.
    private static func harmless(_ text: String) -> String {
        func steers(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
        guard text.unicodeScalars.contains(where: steers) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\n": result += " ⏎ "
            case "\t": result += "    "
            case _ where steers(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
