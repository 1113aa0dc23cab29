import Foundation

/// Compares names that different programs write differently: "Doe, Jane", "Jane Doé", "doejane".
enum LearnerName {
    /// Returns the forms of a name in which others may write it; two names can belong together if they share one.
    ///
    /// Case, accents, blanks and punctuation make no difference. Last names may come first or last, as in the names of
    /// files from Canvas, which has "doejane".
    static func forms(_ name: String) -> Set<String> {
        let parts = name.split(separator: ",", maxSplits: 1).map { words(String($0)) }
        let ordered = parts.count == 2 ? parts[1] + parts[0] : parts.first ?? []
        guard !ordered.isEmpty, ordered.count < 20 else { return [] }
        return Set(ordered.indices.map { (ordered[$0...] + ordered[..<$0]).joined() })
    }

    /// Returns the words of a name in lowercase letters without accents.
    static func words(_ name: String) -> [String] {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            // O'Neil is one word, and so is Anne-Marie, because some programs drop these characters.
            .replacing(/['’\-]/, with: "")
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
