import Foundation
import Synchronization
import WorkbookModel
import WorkbookSystem

/// The verdicts on a class's submissions so far: a file with a JSON document on each line, which only grows.
///
/// A line is written as soon as an exercise is graded. If the process is killed while it writes, the last line is cut off, and
/// only that one is ignored.
///
/// Source of the format: JSON Lines, jsonlines.org.
final class Journal: Sendable {
    fileprivate struct State {
        /// The verdicts by what they depend on; none that says that this tool failed, because it may not fail again.
        var verdicts: [JournalEntry.Key: StoredVerdict] = [:]
        /// What is known of each submission's exercises.
        var entries: [String: [String: JournalEntry]] = [:]
    }

    private let handle: FileHandle
    private let state: Mutex<State>

    /// Opens a journal, and creates the file if there is none.
    ///
    /// - Throws: The file system's errors.
    init(_ file: URL) throws {
        try FileKind.makeFolder(file.deletingLastPathComponent())
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw NSError(
                domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: file.path])
        }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var state = State()
        var endsWithLine = true
        try Journal.eachLine(of: handle) { line, isComplete in
            endsWithLine = isComplete
            // A line that was cut off, or that an older version wrote, only means that the exercise is graded again.
            guard isComplete, let entry = try? JSONDecoder().decode(JournalEntry.self, from: line) else {
                return
            }
            state.add(entry)
        }
        if !endsWithLine { try handle.write(contentsOf: Data("\n".utf8)) }
        self.state = Mutex(state)
    }

    /// Returns the verdict that is known for a key.
    func verdict(for key: JournalEntry.Key) -> StoredVerdict? { state.withLock { $0.verdicts[key] } }

    /// Returns what is known of an exercise of a submission.
    func entry(of submission: String, exercise: String) -> JournalEntry? {
        state.withLock { $0.entries[submission]?[exercise] }
    }

    /// All entries, in the order of submissions and exercises.
    var entries: [JournalEntry] {
        state.withLock { state in
            state.entries.sorted { $0.key < $1.key }.flatMap { submission in
                submission.value.sorted { $0.key < $1.key }.map(\.value)
            }
        }
    }

    /// Adds an entry, and writes it to the disk before it returns.
    ///
    /// - Throws: The file system's errors.
    func add(_ entry: JournalEntry) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try state.withLock { state in
            var line = entry
            // A verdict that the file has already is not repeated.
            if state.verdicts[entry.key] == entry.verdict { line.verdict = nil }
            try handle.write(contentsOf: try encoder.encode(line) + Data("\n".utf8))
            state.add(entry)
        }
    }

    /// Reads a file line by line, without holding all of it in memory.
    private static func eachLine(of handle: FileHandle, _ body: (Data, Bool) -> Void) throws {
        var rest = Data()
        while let block = try handle.read(upToCount: 1 << 20), !block.isEmpty {
            rest += block
            var start = rest.startIndex
            while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
                body(Data(rest[start..<end]), true)
                start = end + 1
            }
            rest = Data(rest[start...])
        }
        if !rest.isEmpty { body(rest, false) }
    }
}

extension Journal.State {
    /// Adds an entry; one without a verdict takes that of an earlier entry with the same key.
    fileprivate mutating func add(_ entry: JournalEntry) {
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
