import Foundation
import WorkbookModel
import WorkbookSystem

/// How the verdicts on one submission were reached: what was graded, with what, and how to do it again.
///
/// Its names belong to the format, which `evidence.schema.json` describes, and only change with the format's number.
package struct EvidenceRecord: Sendable, Equatable, Encodable {
    struct Entry: Sendable, Equatable, Encodable {
        var exercise: String
        var slug: String
        /// How grading ended, or "notStarted", "missing" or "pending".
        var outcome: String
        /// The SHA-256 digests of the learner's files, by their paths.
        var files: [String: String]
        var flags: [String]
        /// The folder of the course's solution that the files equal, except for layout and comments.
        var equals: String?
        var evidence: Evidence?
        /// The command that grades the exercise again, typed in any folder.
        var replay: String
    }

    static let kind = "workbook-evidence"
    static let format = 1

    private var kind = EvidenceRecord.kind
    private var format = EvidenceRecord.format
    private var submission: String
    /// How it was packed, a sentence for each problem.
    private var problems: [String]
    private var exercises: [Entry]

    /// Creates the record of a submission, and reads the learner's files for it.
    ///
    /// - Parameter command: Returns the command that grades an exercise of the submission again.
    package init(
        of result: SubmissionResult, in folder: ClassFolder, course: Course, command: (Exercise) -> String
    ) {
        submission = result.submission.id
        problems = result.submission.problems.map(\.words)
        exercises = result.exercises.map { exercise in
            let attempt = folder.attempt(at: exercise.exercise, by: result.submission, in: course)
            let files = attempt.ownedPaths.compactMap { path -> (String, String)? in
                let file = attempt.folder.appending(path: path)
                // A file that can't be read has no digest; the verdict says why.
                let content = try? BoundedFile.read(file, limit: 1 << 20, followsLinks: false)
                return content.map { (path, SHA256.text(of: $0)) }
            }
            return Entry(
                exercise: exercise.exercise.id.description, slug: exercise.exercise.slug,
                outcome: exercise.state.rawValue, files: Dictionary(uniqueKeysWithValues: files),
                flags: exercise.verdict?.flags.map { flag in
                    [flag.place?.text, flag.reason].compactMap(\.self).joined(separator: ": ")
                } ?? [],
                equals: exercise.publishedSolution?.name,
                evidence: exercise.evidence, replay: command(exercise.exercise))
        }
    }

    /// Returns the content of the record's file.
    ///
    /// - Throws: The encoder's errors, which no record can cause.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
