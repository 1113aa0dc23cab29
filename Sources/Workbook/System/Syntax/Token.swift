/// A token of Swift source code.
package struct Token: Sendable, Equatable {
    /// The sorts of tokens, as far as mutants need to tell them apart.
    package enum Kind: Sendable, Equatable {
        /// A name, a keyword, `@attribute` or `#directive`.
        case word
        /// A number.
        case number
        /// A whole string, with its quotation marks and everything interpolated.
        case string
        /// An operator, or one of `( ) { } [ ] , ; : .` and postfix `?` and `!`.
        case symbol
    }

    /// The sort.
    package var kind: Kind
    /// The text.
    package var text: String
    /// The place in the file, in bytes.
    package var range: Range<Int>
    /// Whether it is the first token in its line.
    package var startsLine: Bool
    /// Whether there is a blank, or the beginning of a line, before it.
    package var hasSpaceBefore: Bool
    /// Whether a space or the end of the line follows.
    package var hasSpaceAfter = true
    /// The places of the code that a string interpolates, in bytes of the file.
    package var interpolations: [Range<Int>] = []

    /// Whether it opens a group that another token closes.
    package var opens: Bool { kind == .symbol && ["(", "[", "{"].contains(text) }
    /// Whether it closes a group.
    package var closes: Bool { kind == .symbol && [")", "]", "}"].contains(text) }

    /// The symbols that aren't operators.
    package static let punctuation: Set<String> = ["(", ")", "[", "]", "{", "}", ",", ";", ":", "."]
}
