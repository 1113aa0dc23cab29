import Foundation
import WorkbookMutation

/// The comments in a package's code that say why changes of a line make no difference: `// equivalent: the cache is only faster`.
struct EquivalenceMarks: Sendable {
    private var reasons: [String: [Int: String]] = [:]

    /// Reads the comments.
    init(of sources: [SourceFile]) {
        for source in sources {
            for (index, line) in source.lines.enumerated() {
                guard let match = line.firstMatch(of: /^(.*)\/\/\s*equivalent:\s*(\S.*)$/) else { continue }
                // A comment on a line of its own is about the next line.
                let isAlone = match.1.allSatisfy(\.isWhitespace)
                reasons[source.name, default: [:]][index + (isAlone ? 2 : 1)] = String(match.2)
            }
        }
    }

    /// Returns why a change makes no difference; `nil` if no comment says so.
    func reason(for mutant: Mutant) -> String? { reasons[mutant.file]?[mutant.line] }
}
