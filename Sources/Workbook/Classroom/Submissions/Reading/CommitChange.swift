/// What a commit did to a file.
struct CommitChange: Equatable {
    /// The path of the file.
    var path: String
    /// The name of its content before; only zeros if there was none.
    var old: String
    /// The name of its content afterwards; only zeros if there is none.
    var new: String

    /// Reads what `git diff-tree -z --raw` writes.
    static func list(_ text: String) -> [CommitChange] {
        let parts = text.split(separator: "\0", omittingEmptySubsequences: false)
        return stride(from: 0, to: parts.count - 1, by: 2).compactMap { index in
            // The modes, the names of both contents, and a letter: ":100644 100644 0b3c… 5d91… M".
            let words = parts[index].split(separator: " ")
            guard words.count == 5 else { return nil }
            return CommitChange(
                path: String(parts[index + 1]), old: String(words[2]), new: String(words[3]))
        }
    }

    /// Returns the path at which the file had the same content before; `nil` if it had it nowhere, or still has it there.
    ///
    /// Of several such files, it was the one with the most similar path.
    func source(among changes: [CommitChange]) -> String? {
        if old == new { return path }
        let sources = changes.filter { $0.old == new && $0.isRemoved }.map(\.path)
        return sources.max { (sharedEnd(with: $0), $1) < (sharedEnd(with: $1), $0) }
    }

    private var isRemoved: Bool { new.allSatisfy { $0 == "0" } }

    /// The number of folders and names at the ends of both paths that are the same.
    private func sharedEnd(with other: String) -> Int {
        zip(path.split(separator: "/").reversed(), other.split(separator: "/").reversed())
            .prefix { $0 == $1 }.count
    }
}
