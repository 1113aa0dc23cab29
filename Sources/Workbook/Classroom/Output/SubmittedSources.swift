import Foundation
import WorkbookModel
import WorkbookSystem

/// Reads the learners' files of a class, as they were graded.
package struct SubmittedSources: Sendable {
    private let folder: ClassFolder
    private let course: Course
    private let submissions: [String: Submission]

    /// Creates a reader.
    package init(folder: ClassFolder, results: ClassResults) {
        self.folder = folder
        course = results.course
        submissions = Dictionary(
            uniqueKeysWithValues: results.submissions.map { ($0.submission.id, $0.submission) })
    }

    /// Returns lines that change when a submission's files for an exercise change, without opening any.
    func identities(of submission: String, _ exercise: Exercise) -> [String] {
        guard let submission = submissions[submission] else { return [] }
        let attempt = folder.attempt(at: exercise, by: submission, in: course)
        return attempt.ownedPaths.map { path in
            "\(path) \(FileIdentity.line(of: attempt.folder.appending(path: path)) ?? "")"
        }
    }

    /// Returns the texts of the files that a submission has for an exercise, by their paths in the exercise's folder.
    @Sendable package func sources(of submission: String, _ exercise: Exercise) async -> [String: String] {
        guard let submission = submissions[submission] else { return [:] }
        let attempt = folder.attempt(at: exercise, by: submission, in: course)
        return attempt.ownedPaths.reduce(into: [:]) { texts, path in
            // A file that is missing or can't be read has nothing to compare; its verdict says why.
            let data = try? BoundedFile.read(
                attempt.folder.appending(path: path), limit: 1 << 20, followsLinks: false)
            texts[path] = data.map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
