import Foundation
import WorkbookSystem

/// A set of files to be graded as an exercise: the learner's, a reference, a submission.
package struct Attempt: Sendable, Equatable {
    /// The exercise that the attempt answers.
    package var exercise: Exercise
    /// The folder with the owned files.
    package var folder: URL

    /// Creates an attempt; without a folder it is the learner's own.
    package init(_ exercise: Exercise, in folder: URL? = nil) {
        self.exercise = exercise
        self.folder = folder ?? exercise.folders.lesson
    }

    /// The attempt at each part of the exercise.
    package var parts: [PartAttempt] { exercise.parts.map { PartAttempt($0, in: folder) } }

    /// The learner's files by their paths in the exercise's folder.
    package var ownedPaths: [String] { parts.flatMap(\.part.ownedPaths) }

    /// Reads the owned files, and returns whether each of them is still as the starter has it.
    package func hasOnlyStarterFiles() -> Bool { parts.allSatisfy { $0.hasOnlyStarterFiles() } }

    /// Reads the owned files, and returns whether they differ from the starter only in comments and white space.
    package func hasOnlyStarterCode() -> Bool { parts.allSatisfy { $0.hasOnlyStarterCode() } }

    /// Reads the owned files, and returns a text that changes when one of them changes.
    ///
    /// Submissions with the same digest share a verdict, so nobody must be able to choose a digest.
    package func digest() -> String {
        let lines = parts.flatMap { part in
            part.part.owns.map { name in "\(part.digest(of: name)) \(name)\n" }
        }
        return SHA256.text(of: Data(lines.joined().utf8))
    }

    /// Reads the owned files, and returns whether one of them is missing, empty, or isn't text, so that
    /// there is nothing to edit.
    ///
    /// A file without a starter is ignored, because nothing could replace it.
    package func hasLostFile() -> Bool { parts.contains { $0.hasLostFile() } }
}
