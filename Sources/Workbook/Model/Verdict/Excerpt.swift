/// Shortens texts that are too long to read, and keeps what matters.
package enum Excerpt {
    /// Returns the text without as much of its middle as needed to fit; both ends stay.
    package static func middle(_ text: String, to length: Int) -> String {
        // Counting all characters of a very long text takes time.
        if text.utf8.count <= length || text.prefix(length + 1).count <= length { return text }
        let kept = max(2, length - 3)
        let end = kept / 3
        return text.prefix(kept - end) + " … " + text.suffix(end)
    }

    /// Returns two texts, shortened so that the place where they begin to differ is visible.
    package static func pair(_ first: String, _ second: String, to length: Int) -> (String, String) {
        let isLong = first.prefix(length + 1).count > length || second.prefix(length + 1).count > length
        let common = zip(first, second).prefix { $0 == $1 }.count
        guard isLong, common > length / 2 else {
            return (middle(first, to: length), middle(second, to: length))
        }
        let lead = 12
        let from = common - lead
        let told = [first, second].map { "… " + middle(String($0.dropFirst(from)), to: length - 2) }
        return (told[0], told[1])
    }
}
