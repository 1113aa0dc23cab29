import Foundation

/// Why the files of an exercise were not reset, or not all of them.
package enum ResetProblem: Error {
    /// This copy of the course has no starter files.
    case noStarter(URL)
    /// A folder, or something that is not a file at all, is in the place of a file.
    case noPlainFile(URL)
    /// The exercise has no file of this name.
    case unknownFile(String, known: [String])
    /// There is no copy to restore.
    case nothingKept(Exercise.ID)
    /// The files could not be copied, so nothing was changed.
    case notCopied(any Error, in: Course)
    /// A file could not be replaced; those in `done` were replaced, and the folder `backup` has copies of everything.
    case notReplaced(any Error, file: String, done: [String], backup: URL?, in: Course)
}
