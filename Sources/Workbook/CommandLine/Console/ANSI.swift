import WorkbookReporting

/// The control sequences of a terminal (ECMA-48).
package enum ANSI {
    /// Moves to the beginning of the line and clears it.
    package static let clearLine = "\r\u{1B}[K"

    /// Moves to the first row and clears the screen, but not the scrollback.
    package static let clearScreen = "\u{1B}[H\u{1B}[J"

    /// Returns a text as a link (OSC 8).
    ///
    /// - Parameter isPiece: Whether other pieces of the same path follow or come before, which terminals then mark together.
    package static func linked(_ text: String, to address: String, isPiece: Bool = false) -> String {
        "\u{1B}]8;\(isPiece ? "id=path" : "");\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }

    /// Returns the text in the style of its role.
    ///
    /// Only styles that can be read on dark and light backgrounds alike: yellow and cyan can't be read on white, blue can't
    /// be read on black. Red and green are for symbols, which also differ in shape; faint is for what repeats something.
    package static func colored(_ span: Span) -> String {
        let code =
            switch span.role {
            case .plain, .code, .gap, .continuation: ""
            case .strong, .command: "1"
            case .faint: "2"
            case .good, .done: "32"
            case .bad: "31"
            case .path: "4"
            case .symbol: "35"
            }
        return code.isEmpty || span.text.isEmpty ? span.text : "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }
}
