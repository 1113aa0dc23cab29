import Foundation

/// What a file's name says about whether the file is another version of one that an exercise asks for.
///
/// All names are lowercase, up to their first period.
package enum SimilarName {
    /// The name is one that people give to another version, such as `Vault2`, `MyVault` or `Valut` for `Vault`.
    case version
    /// The name is close, as `VaultDoor` is, so only what the file declares tells a version from a type of the learner's own.
    case close

    /// What people add to the name of another version.
    private static let versionWords: Set<String> = [
        "new", "old", "final", "my", "mine", "copy", "backup", "bak", "fixed", "fix", "last", "latest",
        "current", "orig", "original", "temp", "tmp", "draft", "attempt", "try", "answer", "solution", "done",
        "working", "version", "ver", "v", "other", "real", "neu", "alt", "kopie", "mein", "meine",
    ]

    /// What the names of other versions and backups end in instead of `.swift`.
    private static let endings: Set<String> = [
        "old", "bak", "backup", "orig", "original", "save", "copy", "tmp", "patch", "diff",
        // A file with the name of an answer and code of any kind in it may be one.
        "txt", "text", "md", "markdown", "html", "htm", "rtf", "doc", "docx", "odt", "pages", "pdf",
    ]

    /// Compares the name of a file with the one that is asked for; `nil` if it is another name.
    package init?(_ name: String, to asked: String) {
        if asked.isEmpty || name == asked { return nil }
        if Self.isSwapped(name, asked) || Self.affixes(of: asked, in: name).contains(where: Self.isVersion) {
            self = .version
        } else if name.contains(asked) || Self.isOneLetterOff(name, asked) {
            self = .close
        } else {
            return nil
        }
    }

    /// Returns whether a file may be another version by the end of its name.
    package static func isVersionEnding(_ fileExtension: String) -> Bool { endings.contains(fileExtension) }

    /// Returns what a name has besides another one, for each place at which it has that.
    private static func affixes(of asked: String, in name: String) -> [String] {
        name.ranges(of: asked).map { String(name[..<$0.lowerBound] + " " + name[$0.upperBound...]) }
    }

    /// Returns whether a text consists of numbers and words for versions, such as `my ` and ` final2`.
    private static func isVersion(_ affix: String) -> Bool {
        affix.split { !$0.isLetter }.allSatisfy { part in
            var rest = Substring(part)
            while !rest.isEmpty {
                guard let word = versionWords.filter(rest.hasPrefix).max(by: { $0.count < $1.count }) else {
                    return false
                }
                rest = rest.dropFirst(word.count)
            }
            return true
        }
    }

    private static func isSwapped(_ name: String, _ asked: String) -> Bool {
        var letters = Array(name)
        let others = Array(asked)
        guard letters.count == others.count,
            let first = letters.indices.first(where: { letters[$0] != others[$0] }),
            first + 1 < letters.count
        else { return false }
        letters.swapAt(first, first + 1)
        return letters == others
    }

    private static func isOneLetterOff(_ name: String, _ asked: String) -> Bool {
        let start = zip(name, asked).prefix { $0 == $1 }.count
        let end = zip(name.dropFirst(start).reversed(), asked.dropFirst(start).reversed())
            .prefix { $0 == $1 }.count
        return max(name.count, asked.count) - start - end == 1
    }
}
