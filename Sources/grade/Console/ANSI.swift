import WorkbookReporting

/// The control sequences of a terminal (ECMA-48).
enum ANSI {
    /// Goes to the beginning of the line and clears it.
    static let clearLine = "\r\u{1B}[K"

    /// A link (OSC 8), which ends with the text.
    static func linked(_ text: String, to address: String) -> String {
        "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }

    /// The text in the looks of its role.
    ///
    /// Nothing but what can be read on dark and light grounds alike: yellow and cyan cannot on white, blue cannot on
    /// black. Red and green are for symbols, which have a shape, too, and faint is for what repeats something.
    static func colored(_ span: Span) -> String {
        let code =
            switch span.role {
            case .plain, .code, .gap, .continuation: ""
            case .strong, .command: "1"
            case .faint: "2"
            case .good: "32"
            case .bad: "31"
            case .path: "4"
            case .symbol: "35"
            }
        return code.isEmpty ? span.text : "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }
}
