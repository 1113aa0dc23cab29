import Foundation
import WorkbookModel

/// The folder of this repository.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

/// A stored attempt: a hostile one, or an unusual but honest one.
///
/// The file starts with comments about the attempt. Files below a folder such as `3.4` are attempts at an
/// exercise of this course: a line `// FILE: Name.swift` starts each learner-owned file. Owned files that it
/// doesn't list come from the starter, or from the reference if the attempt is honest. A file below
/// `greeting` or `counter` is the only owned file of an exercise of the fixture "mini".
package struct Submission: Sendable {
    /// The folder for one kind of submission.
    package enum Group: String, Sendable, CaseIterable {
        case hostile = "Hostile"
        case honest = "Honest"
    }

    /// The path below the group's folder: `3.4/names-expect.swift`.
    package var name: String
    package var group: Group
    private var text: String

    private init(_ name: String, in group: Group) throws {
        self.name = name
        self.group = group
        text = try String(contentsOf: group.folder.appending(path: name), encoding: .utf8)
    }

    /// The folder of the file: the exercise's number, `greeting` or `counter`.
    package var folder: String { String(name.prefix { $0 != "/" }) }

    /// Whether it is an attempt at an exercise of the fixture "mini".
    package var isForFixture: Bool { folder.first?.isNumber == false }

    /// The number of the exercise.
    package var exercise: String { ["greeting": "1.1", "counter": "1.2"][folder] ?? folder }

    /// The family of attacks in SECURITY.md's table, or the number of the row.
    package var family: String {
        String(name.dropFirst(folder.count + 1).prefix { $0 != "-" })
    }

    /// The outcomes that count as defeating the attack.
    var outcomes: [String] { comment("VERDICT")?.components(separatedBy: " or ") ?? [] }

    /// Text that the learner's screen must contain.
    var words: String? { comment("SAYS") }

    /// Why the attempt passes, if it does the work but also adds a back door that no check detects.
    package var residual: String? { comment("RESIDUAL") }

    /// Whether only the sandbox defeats the attempt.
    var isIsolated: Bool { text.contains("\n// ISOLATED\n") }

    /// Writes the attempt's files to a folder.
    func write(to folder: URL, for exercise: Exercise) throws {
        let base = group == .honest ? exercise.folders.reference : exercise.folders.starter
        try FileManager.default.copyItem(at: base, to: folder)
        let paths = exercise.parts.flatMap(\.ownedPaths)
        if isForFixture { return try Data(text.utf8).write(to: folder.appending(path: paths[0])) }
        for section in text.components(separatedBy: "\n// FILE: ").dropFirst() {
            let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let file = String(lines[0])
            guard let path = paths.first(where: { $0 == file || $0.hasSuffix("/\(file)") }) else {
                throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: file])
            }
            try Data((lines.dropFirst().first ?? "").utf8).write(to: folder.appending(path: path))
        }
    }

    /// Stores the outcome and the messages that the attempt must have from now on.
    package func record(outcome: String, words: String) throws {
        let head = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.hasPrefix("// VERDICT: ") && !$0.hasPrefix("// SAYS: ")
        }
        let lines = head.prefix(1) + ["// VERDICT: \(outcome)", "// SAYS: \(words)"] + head.dropFirst()
        try Data(lines.joined(separator: "\n").utf8).write(
            to: group.folder.appending(path: name), options: .atomic)
    }

    private func comment(_ key: String) -> String? {
        let head = text.components(separatedBy: "\n// FILE: ")[0]
        return head.split(separator: "\n").first { $0.hasPrefix("// \(key): ") }.map {
            String($0.dropFirst(key.count + 5))
        }
    }

    /// Reads all submissions of a group, in alphabetical order.
    package static func all(in group: Group) throws -> [Submission] {
        let below = FileManager.default.enumerator(atPath: group.folder.path)
        let names = (below?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
        return try names.sorted().map { try Submission($0, in: group) }
    }
}

extension Submission.Group {
    fileprivate var folder: URL { repository.appending(path: "Tests/Submissions/\(rawValue)") }
}
