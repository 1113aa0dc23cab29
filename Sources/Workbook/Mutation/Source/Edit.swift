/// A replacement of a part of a file.
package struct Edit: Sendable, Equatable {
    /// The part, in bytes; an empty one is the place of an insertion.
    package var range: Range<Int>
    /// The text that takes its place.
    package var replacement: String

    /// Returns a text with all edits made.
    ///
    /// - Parameters:
    ///   - edits: Edits whose ranges don't overlap.
    ///   - base: The offset of the text in its file, to which the edits' ranges refer.
    static func apply(_ edits: [Edit], to bytes: some Collection<UInt8>, from base: Int = 0) -> [UInt8] {
        var result = Array(bytes)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(
                (edit.range.lowerBound - base)..<(edit.range.upperBound - base), with: edit.replacement.utf8)
        }
        return result
    }
}
