import Foundation
import WorkbookSystem

/// The file in which a search keeps what it has found, a line for each change, so that it can be interrupted.
final class BugJournal: Sendable {
    private struct Line: Codable {
        var digest: String
        var baseline: Baseline?
        var mutant: String?
        var fate: BugFate?
    }

    /// The name of the file in the folder of a copy.
    static let fileName = "journal.jsonl"

    private let digest: String
    private let handle: Locked<FileHandle>
    /// What is known about changes of the same package, by their ids.
    let fates: [String: BugFate]
    /// What is known about the tests of the same package.
    let baseline: Baseline?

    /// Reads a file, and lets go of what was about another state of the package.
    ///
    /// - Throws: The file system's errors.
    init(_ file: URL, digest: String) throws {
        self.digest = digest
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        // The last line is incomplete if the search was killed while it wrote.
        let lines = data.split(separator: UInt8(ascii: "\n")).compactMap { text in
            (try? JSONDecoder().decode(Line.self, from: text)).flatMap {
                $0.digest == digest ? (text, $0) : nil
            }
        }
        fates = Dictionary(
            lines.compactMap { line in line.1.mutant.flatMap { id in line.1.fate.map { (id, $0) } } },
            uniquingKeysWith: { _, new in new })
        baseline = lines.compactMap(\.1.baseline).last
        try Data(lines.map { $0.0 + Data("\n".utf8) }.joined()).write(to: file, options: .atomic)
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        self.handle = Locked(handle)
    }

    /// Keeps how a change ended.
    func add(_ fate: BugFate, of mutant: String) throws {
        try add(Line(digest: digest, mutant: mutant, fate: fate))
    }

    /// Keeps how the tests behave.
    func add(_ baseline: Baseline) throws { try add(Line(digest: digest, baseline: baseline)) }

    private func add(_ line: Line) throws {
        let data = try JSONEncoder().encode(line) + Data("\n".utf8)
        try handle.withLock { try $0.write(contentsOf: data) }
    }
}
