import WorkbookSystem

/// What the code of an attempt printed, shortened to what a report can hold.
enum PrintedText {
    /// How many bytes of a whole run are kept.
    static let mostOfRun = 8000
    /// How many bytes of a single check are kept.
    static let mostOfCheck = 2000

    /// Returns a text without its middle if it has more bytes than a limit; `nil` if there is nothing in it.
    static func excerpt(of text: String?, bytes limit: Int) -> String? {
        guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
        let bytes = text.utf8
        guard bytes.count > limit else { return text }
        // A character that is cut in two becomes a replacement character.
        let head = String(decoding: bytes.prefix(limit * 3 / 4), as: UTF8.self)
        let tail = String(decoding: bytes.suffix(limit / 4), as: UTF8.self)
        return "\(head)\n[… \(bytes.count - limit / 4 - limit * 3 / 4) bytes left out …]\n\(tail)"
    }
}
