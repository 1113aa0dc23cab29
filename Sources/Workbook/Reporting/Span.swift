/// A piece of text with the role that it plays; whoever writes it to a terminal decides how a role looks.
package struct Span: Sendable, Equatable {
    /// What a piece of text is.
    package enum Role: Sendable, Equatable, CaseIterable {
        case plain, strong, faint, good, bad, path, command
        /// Words of a programming language in running text.
        case symbol
        /// Source code: its blanks and line breaks matter.
        case code
        /// Blanks that put a text at the right, which only eyes need.
        case gap
        /// Blanks before a line that goes on with the line above, which was too long for the width.
        case continuation
    }

    /// The text, which cannot steer a terminal.
    package private(set) var text: String
    /// Its role.
    package var role: Role

    /// Gives a text its role.
    package init(_ text: String, _ role: Role = .plain) {
        self.text = Span.harmless(text)
        self.role = role
    }

    /// Whether a line may end between its words.
    var isBreakable: Bool { role != .path && role != .command && role != .code }

    /// The same with more text of the same role behind it.
    ///
    /// Pieces that are harmless on their own are harmless together.
    func followed(by more: Span) -> Span {
        var longer = self
        longer.text += more.text
        return longer
    }

    /// The same without blanks at the end.
    var withoutTrailingBlanks: Span {
        var shorter = self
        while shorter.text.last == " " { shorter.text.removeLast() }
        return shorter
    }

    /// The text with everything spelled out that would steer a terminal or turn the order of words around.
    ///
    /// What learners' code says is shown here, and it may say anything.
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
