import Foundation
import WorkbookModel
import WorkbookSystem

/// Submissions whose files for an exercise are equal, byte for byte.
///
/// Unlike similar code, they are listed however many others are alike, because what much of a class has in common can
/// still have been copied.
package struct EqualFiles: Sendable, Equatable, Codable {
    /// The exercise.
    package var exercise: Exercise.ID
    /// The ids of the submissions, in order; at least two.
    package var submissions: [String]

    /// Creates a group of submissions.
    package init(exercise: Exercise.ID, submissions: [String]) {
        self.exercise = exercise
        self.submissions = submissions
    }

    /// Returns the groups of submissions with equal files, those with the first ids first.
    ///
    /// - Parameters:
    ///   - submissions: The texts of each submission's files by their paths, in the order of the ids.
    ///   - known: The course's own code: files that equal it say nothing about two learners, and those that equal a
    ///     published solution are listed as that.
    static func groups(
        of submissions: [(id: String, files: [String: String])], for exercise: Exercise.ID,
        known: [[String: String]]
    ) -> [EqualFiles] {
        var groups: [[String: String]: [String]] = [:]
        for (id, files) in submissions where !files.isEmpty {
            let digests = digests(of: files)
            groups[digests, default: []].append(id)
        }
        let known = known.map(digests)
        return groups.filter { files, ids in
            ids.count > 1 && !known.contains { own in files.allSatisfy { own[$0.key] == $0.value } }
        }.map { EqualFiles(exercise: exercise, submissions: $0.value) }
            .sorted { ($0.submissions[0]) < ($1.submissions[0]) }
    }

    /// Texts are equal for Swift if they look the same; digests are equal only if every byte is.
    static func digests(of files: [String: String]) -> [String: String] {
        files.mapValues { SHA256.text(of: Data($0.utf8)) }
    }
}
