import Foundation
import WorkbookMutation

/// What says why changes of a line make no difference: comments in the code, `// equivalent: the cache is only faster`, or lines
/// of a file beside the manifest, each with a path, a copy of the line of code, and the same comment.
struct EquivalenceMarks: Sendable {
    /// The name of the file, for code that nobody wants to comment.
    static let fileName = "equivalent-bugs.txt"

    private var reasons: [String: [Int: String]] = [:]
    /// The lines of the file that are about no line of code.
    private(set) var outdated: [(name: String, reason: String)] = []

    /// Reads the comments, and the text of the file if there is one.
    init(of sources: [SourceFile], file: String = "") {
        for source in sources {
            for (index, line) in source.lines.enumerated() {
                guard let match = line.firstMatch(of: /^(.*)\/\/\s*equivalent:\s*(\S.*)$/) else { continue }
                // A comment on a line of its own is about the next line.
                let isAlone = match.1.allSatisfy(\.isWhitespace)
                reasons[source.name, default: [:]][index + (isAlone ? 2 : 1)] = String(match.2)
            }
        }
        for (index, line) in file.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let match = line.wholeMatch(of: /([^:]+):\s*(.*?)\s*\/\/\s*equivalent:\s*(\S.*)/) else {
                continue
            }
            let lines = sources.first { $0.name == match.1 }?.lines ?? []
            let places = lines.indices.filter { lines[$0].trimmingCharacters(in: .whitespaces) == match.2 }
            for place in places { reasons[String(match.1), default: [:]][place + 1] = String(match.3) }
            if places.isEmpty {
                outdated.append(
                    (Self.fileName, "line \(index + 1) is about code that \(match.1) doesn't have"))
            }
        }
    }

    /// Returns why a change makes no difference; `nil` if nothing says so.
    func reason(for mutant: Mutant) -> String? { reasons[mutant.file]?[mutant.line] }
}
