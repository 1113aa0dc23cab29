extension Lexer {
    /// A change to a source: other text in place of a token, or text after it.
    package struct Edit {
        var range: Range<Int>
        var text: String

        /// Replaces a token.
        package static func replacing(_ token: Token, with text: String) -> Edit {
            Edit(range: token.range, text: text)
        }

        /// Adds text after a token.
        package static func adding(_ text: String, after token: Token) -> Edit {
            Edit(range: token.range.upperBound..<token.range.upperBound, text: text)
        }
    }

    /// Returns a source with edits that each list of tokens asks for: that of the source, and those of the code that its
    /// strings interpolate.
    package static func edited(_ bytes: [UInt8], _ edits: ([Token]) -> [Edit]) -> [UInt8] {
        let tokens = tokens(of: bytes)
        var all = edits(tokens)
        for range in tokens.flatMap(\.interpolations) {
            let inner = edited(Array(bytes[range]), edits)
            all.append(Edit(range: range, text: String(decoding: inner, as: UTF8.self)))
        }
        var result = bytes
        for edit in all.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return result
    }
}
