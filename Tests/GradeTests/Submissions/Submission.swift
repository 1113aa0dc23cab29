import Foundation
import Testing

@testable import WorkbookModel

/// A stored attempt at an exercise of the course: a hostile one, or an unusual honest one.
///
/// The file begins with comments about the attempt. Each line `// FILE: Name.swift` begins one of the files that the learner
/// owns; files that are not mentioned are those of the starter, or of the reference for an honest attempt.
struct Submission: CustomTestStringConvertible {
    /// The path below Hostile or Honest: `3.4/names-expect.swift`.
    var name: String
    /// The folder: Hostile or Honest.
    var group: String
    private var text: String

    init(_ name: String, in group: String) throws {
        self.name = name
        self.group = group
        text = try String(contentsOf: Submission.folder(group).appending(path: name), encoding: .utf8)
    }

    var testDescription: String { name }

    /// The exercise's number.
    var exercise: String { String(name.prefix { $0 != "/" }) }

    /// The outcomes that count as a defeat.
    var outcomes: [String] { comment("VERDICT")?.components(separatedBy: " or ") ?? [] }

    /// What the learner's screen must say.
    var words: String? { comment("SAYS") }

    /// Why the attempt passes, if it does the work but also opens a second door that no check knows.
    var residual: String? { comment("RESIDUAL") }

    /// Writes the attempt's files to a folder.
    func write(to folder: URL, for exercise: Exercise) throws {
        let base = group == "Honest" ? exercise.folders.reference : exercise.folders.starter
        try FileManager.default.copyItem(at: base, to: folder)
        let paths = exercise.parts.flatMap(\.ownedPaths)
        for section in text.components(separatedBy: "\n// FILE: ").dropFirst() {
            let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let file = String(lines[0])
            guard let path = paths.first(where: { $0 == file || $0.hasSuffix("/\(file)") }) else {
                throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: file])
            }
            try Data((lines.dropFirst().first ?? "").utf8).write(to: folder.appending(path: path))
        }
    }

    /// Stores the outcome and the words that the attempt must have from now on.
    func record(outcome: String, words: String) throws {
        let head = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.hasPrefix("// VERDICT: ") && !$0.hasPrefix("// SAYS: ")
        }
        let lines = head.prefix(1) + ["// VERDICT: \(outcome)", "// SAYS: \(words)"] + head.dropFirst()
        try Data(lines.joined(separator: "\n").utf8).write(
            to: Submission.folder(group).appending(path: name), options: .atomic)
    }

    private func comment(_ key: String) -> String? {
        let head = text.components(separatedBy: "\n// FILE: ")[0]
        return head.split(separator: "\n").first { $0.hasPrefix("// \(key): ") }.map {
            String($0.dropFirst(key.count + 5))
        }
    }

    /// Returns the attempts of a group at the course's exercises, in alphabetical order.
    static func all(in group: String) -> [Submission] {
        let below = FileManager.default.enumerator(atPath: folder(group).path)
        let names = (below?.compactMap { $0 as? String } ?? []).filter {
            $0.hasSuffix(".swift") && $0.first?.isNumber == true
        }
        // A file that cannot be read is missed by the test that counts them.
        return names.sorted().compactMap { try? Submission($0, in: group) }
    }

    private static func folder(_ group: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
            path: group)
    }
}
