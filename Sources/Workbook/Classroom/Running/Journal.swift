import Foundation
import Synchronization
import WorkbookModel
import WorkbookSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The verdicts on a class's submissions so far: a file with a JSON document on each line, which only grows.
///
/// A line is written as soon as an exercise is graded. If the process is killed while it writes, the last line is cut off, and
/// only that one is lost.
///
/// Source of the format: JSON Lines, jsonlines.org.
final class Journal: Sendable {
    private let handle: FileHandle
    private let state: Mutex<JournalContent>
    private let seal: ClassSeal?

    /// Opens a journal to continue it, and creates the file if there is none.
    ///
    /// - Parameter seal: What seals each line that is added.
    /// - Throws: The file system's errors.
    init(_ file: URL, seal: ClassSeal? = nil) throws {
        self.seal = seal
        try FileKind.makeFolder(file.deletingLastPathComponent())
        let content = try JournalContent(reading: file)
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw NSError(
                domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: file.path])
        }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        if content.isCutOff { try handle.write(contentsOf: Data("\n".utf8)) }
        state = Mutex(content)
    }

    /// What the journal says.
    var content: JournalContent { state.withLock(\.self) }

    /// Adds an entry, and writes it before it returns.
    ///
    /// - Throws: The file system's errors.
    func add(_ entry: JournalEntry) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try state.withLock { content in
            var line = entry
            // A verdict that the file has already is not repeated.
            if content.verdicts[entry.key] == entry.verdict { line.verdict = nil }
            let text = try encoder.encode(line)
            try handle.write(contentsOf: (seal?.sealed(text) ?? text) + Data("\n".utf8))
            content.add(entry)
        }
    }
}

/// A line of the journal: the verdict on one exercise of one submission.
struct JournalEntry: Sendable, Equatable, Codable {
    /// What makes a stored verdict the right one.
    struct Key: Sendable, Hashable, Codable {
        /// The exercise's slug.
        var exercise: String
        /// The digest of the learner's files.
        var attempt: String
        /// The digest of everything else that the verdict depends on.
        var conditions: String
    }

    /// The id of the entries about the course's own solutions, which no submission has.
    static let noSubmission = ""
    /// The id of the entries about starters, which no submission has.
    static let starter = "/starter"

    /// The submission's id.
    var submission: String
    /// What was graded.
    var key: Key
    /// The verdict; `nil` if it is that of another entry with the same key.
    var verdict: StoredVerdict?
    /// What was graded, and how.
    var evidence: Evidence
}
