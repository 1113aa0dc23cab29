import Foundation
import WorkbookModel

/// What a journal says: the verdicts that are known, and what is known of each submission.
struct JournalContent: Sendable {
    /// The verdicts by what they depend on; none that says that this tool failed, because it may not fail again.
    private(set) var verdicts: [JournalEntry.Key: StoredVerdict] = [:]
    /// The last entry of each submission's exercises, by their slugs.
    private var entries: [String: [String: JournalEntry]] = [:]
    /// Whether the file ends in the middle of a line.
    private(set) var isCutOff = false

    /// Creates the content of an empty journal.
    init() {}

    /// Reads a journal; one that does not exist is empty.
    ///
    /// - Throws: The file system's errors.
    init(reading file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }  // Nothing was written, so nothing can be lost.
        var rest = Data()
        // Not all at once: the journal of a large course takes much more memory than what it says.
        while let block = try handle.read(upToCount: 1 << 20), !block.isEmpty {
            rest += block
            var start = rest.startIndex
            while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
                // A line that was cut off, or that another version wrote, only means that the exercise is graded again.
                if let entry = try? JSONDecoder().decode(JournalEntry.self, from: Data(rest[start..<end])) {
                    add(entry)
                }
                start = end + 1
            }
            rest = Data(rest[start...])
        }
        isCutOff = !rest.isEmpty
    }

    /// Returns what is known of an exercise of a submission.
    func entry(of submission: String, exercise: String) -> JournalEntry? { entries[submission]?[exercise] }

    /// All entries, in the order of submissions and exercises.
    var sortedEntries: [JournalEntry] {
        entries.sorted { $0.key < $1.key }.flatMap { submission in
            submission.value.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    /// Adds an entry; one without a verdict takes that of an earlier entry with the same key.
    mutating func add(_ entry: JournalEntry) {
        var entry = entry
        if let verdict = entry.verdict {
            if verdict.outcome != .graderError { verdicts[entry.key] = verdict }
        } else if let known = verdicts[entry.key] {
            entry.verdict = known
        } else {
            return
        }
        entries[entry.submission, default: [:]][entry.key.exercise] = entry
    }
}
