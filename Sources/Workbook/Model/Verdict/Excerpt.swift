import WorkbookSystem

/// Shortens texts that are too long to read, and keeps what matters.
package enum Excerpt {
    /// Returns the text without as much of its middle as needed to fit into a number of columns; both ends stay.
    package static func middle(_ text: String, to length: Int) -> String {
        // Counting all characters of a very long text takes time.
        if text.utf8.count <= length || !isLonger(text, than: length) { return text }
        let kept = max(2, length - 3)
        let end = kept / 3
        let tail = String(text.suffix(end).reversed()).prefix(columns: end).reversed()
        return text.prefix(columns: kept - end) + " … " + tail
    }

    /// Returns two texts, shortened so that the place where they begin to differ is visible.
    package static func pair(_ first: String, _ second: String, to length: Int) -> (String, String) {
        let isLong = isLonger(first, than: length) || isLonger(second, than: length)
        let common = zip(first, second).prefix { $0 == $1 }.count
        guard isLong, common > length / 2 else {
            return (middle(first, to: length), middle(second, to: length))
        }
        let lead = 12
        let from = common - lead
        let told = [first, second].map { "… " + middle(String($0.dropFirst(from)), to: length - 2) }
        return (told[0], told[1])
    }

    /// Returns whether a text takes more columns; only the beginning of a very long text is measured.
    private static func isLonger(_ text: String, than length: Int) -> Bool {
        // A character can take no column, but no message has many of these.
        text.prefix(length * 2 + 1).columns > length
    }
}
