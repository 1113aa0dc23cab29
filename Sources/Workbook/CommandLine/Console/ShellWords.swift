/// Splits a command as a shell does, as far as a variable like `$VISUAL` needs it: spaces, quotes and backslashes.
package enum ShellWords {
    /// The words of a command; a quote that is not closed reaches to the end.
    package static func split(_ command: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = command[...]
        while let character = rest.popFirst() {
            switch (character, quote) {
            case ("\\", nil):
                word = (word ?? "") + (rest.popFirst().map(String.init) ?? "")
            case ("\\", "\"") where rest.first == "\"" || rest.first == "\\" || rest.first == "$":
                word = (word ?? "") + (rest.popFirst().map(String.init) ?? "")
            case ("\"", nil), ("'", nil):
                quote = character
                word = word ?? ""
            case (_, let open?) where character == open: quote = nil
            case (_, nil) where character.isWhitespace:
                words += [word].compactMap { $0 }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap { $0 }
    }
}
