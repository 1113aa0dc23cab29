import Foundation
import WorkbookModel
import WorkbookSystem

/// The report on similar code of the last time, which is used again if nothing that it was made from has changed.
package struct SimilarityCache: Sendable {
    private struct Stored: Codable {
        var key: String
        var report: SimilarityReport
    }

    private let file: URL
    private let key: String

    /// Prepares a cache in a folder of results.
    ///
    /// - Parameter conditions: Texts about everything else that decides, such as the compiler and this tool.
    /// - Throws: Why the course's own code can't be read.
    package init(of results: ClassResults, in folder: ClassFolder, conditions: [String]) throws {
        var digest = ContentDigest()
        for text in conditions { digest.add(text) }
        let sources = SubmittedSources(folder: folder, results: results)
        for exercise in results.exercises {
            digest.add("\(exercise.id) \(exercise.slug)")
            for files in try KnownCode.read(for: exercise) {
                for (path, text) in files.sorted(by: { $0.key < $1.key }) {
                    digest.add(path)
                    digest.add(text)
                }
            }
            for submission in results.submissions.map(\.submission.id) {
                digest.add(submission)
                for identity in sources.identities(of: submission, exercise) { digest.add(identity) }
            }
        }
        file = folder.root.appending(path: ".similarity.json")
        key = digest.text
    }

    /// The stored report; `nil` if there is none, or if something has changed.
    package var report: SimilarityReport? {
        // A report that can't be read is made again.
        let stored = try? JSONFile.decode(Stored.self, at: file)
        return stored?.key == key ? stored?.report : nil
    }

    /// Stores a report.
    ///
    /// - Throws: The file system's errors.
    package func store(_ report: SimilarityReport) throws {
        try JSONFile.encode(Stored(key: key, report: report)).write(to: file, options: .atomic)
    }
}
