import Foundation
import WorkbookModel
import WorkbookSystem

/// The folder with everything that a class's submissions led to: what was graded, the journal, and the results.
///
/// Every path in it is made here.
package struct ClassFolder: Sendable, Equatable {
    /// The folder.
    package let root: URL

    static let feedbackName = "feedback"
    static let similarityName = "similarity"

    /// Creates a value for a folder, which need not exist.
    package init(_ root: URL) { self.root = root }

    /// What was asked for, and the submissions that were found.
    var record: URL { root.appending(path: "class.json") }
    /// The verdicts so far, a line each.
    var journal: URL { root.appending(path: "journal.jsonl") }
    /// The seal on the record, the verdicts and the learners' files.
    package var seal: URL { root.appending(path: "seal.txt") }
    /// The file that keeps two runs from writing at the same time.
    var lock: URL { root.appending(path: ".lock") }
    /// The policy and the roster that were used last.
    package var settings: URL { root.appending(path: "settings") }
    /// The points as they were written last, to say what changed.
    package var points: URL { root.appending(path: "gradebook.json") }
    /// The attempts that decisions of a person are about.
    var decisions: URL { root.appending(path: ".decisions.json") }
    /// The learners' files, as they were graded.
    package var submitted: URL { root.appending(path: "submitted") }
    /// The folder of the feedback for learners.
    package var feedback: URL { root.appending(path: ClassFolder.feedbackName) }
    /// The folder of the evidence records.
    package var evidence: URL { root.appending(path: "evidence") }
    /// The folder of the pages that show similar code side by side.
    package var similarity: URL { root.appending(path: ClassFolder.similarityName) }
    /// The path of the page that lists similar pairs, in the folder with the results.
    package var similarityPage: String { "\(ClassFolder.similarityName)/index.html" }
    /// The folder of the reports for other programs.
    package var reports: URL { root.appending(path: "reports") }
    /// The exports of learning platforms, with grades filled in.
    package var filled: URL { root.appending(path: "filled") }
    /// The list of the columns that were filled in.
    var filledColumns: URL { filled.appending(path: "columns.json") }
    /// What changed since the results were written the time before.
    package var changes: URL { root.appending(path: "changes.csv") }
    /// The gradebook.
    package var gradebook: URL { root.appending(path: "gradebook.csv") }
    /// The page about the class.
    package var page: URL { root.appending(path: "class.html") }

    /// Whether the folder looks as if a run wrote to it.
    package var hasResults: Bool { [record, journal].allSatisfy { FileKind(of: $0) == .file } }

    /// Acquires the lock that keeps two runs from writing to the folder at the same time.
    ///
    /// - Parameter whileWaiting: Called once if another process holds it.
    /// - Throws: The file system's errors, or `CancellationError`.
    package func acquireLock(whileWaiting: () -> Void) async throws -> FileLock {
        try await FileLock.acquire(lock, whileWaiting: whileWaiting)
    }

    /// Returns the folder of a submission's files.
    package func submitted(_ submission: Submission) -> URL { submitted.appending(path: submission.id) }

    /// Whether there is anything that a seal would cover.
    package var hasContents: Bool {
        [record, journal, settings, submitted].contains { FileKind(of: $0) != .nothing }
    }

    /// Returns a text that changes when a submission's files here do.
    package func digestOfCopy(of submission: Submission) -> String {
        var digest = ContentDigest()
        digest.add(folder: submitted(submission))
        return digest.text
    }

    /// Returns a submission's attempt at an exercise.
    package func attempt(at exercise: Exercise, by submission: Submission, in course: Course) -> Attempt {
        let path = course.relativePath(of: exercise.folders.lesson)
        return Attempt(exercise, in: submitted(submission).appending(path: path))
    }
}
