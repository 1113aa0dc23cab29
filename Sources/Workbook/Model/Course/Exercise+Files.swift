import Foundation
import WorkbookSystem

extension Exercise {
    /// The learner's files by their paths in the exercise's folder.
    package var ownedPaths: [String] { parts.flatMap(\.ownedPaths) }

    /// The learner's files where the learner edits them, including those that the learner added.
    package var ownedFiles: [URL] {
        Attempt(self).ownedPaths.map { folders.lesson.appending(path: $0) }
    }

    /// The files whose changes a learner should hear of: all Swift files in the folder, and owned ones that are missing.
    package var watchedFiles: [URL] {
        let others = FileTree(folders.lesson).files().filter {
            $0.hasSuffix(".swift") && !ownedPaths.contains($0)
        }
        return ownedFiles + others.map { folders.lesson.appending(path: $0) }
    }

    /// Reads from the disk which Swift files beside the learner's own are not theirs to edit.
    ///
    /// - Returns: The files' paths in the exercise's folder.
    package func listGivenFiles() -> [String] {
        let owned = ownedPaths
        return listStarter().filter { $0.hasSuffix(".swift") && !owned.contains($0) }
    }

    /// Reads from the disk what the folder of the pristine starter holds, including folders and links.
    ///
    /// - Returns: The sorted paths in the folder.
    package func listStarter() -> [String] {
        (FileManager.default.enumerator(atPath: folders.starter.path)?.compactMap { $0 as? String } ?? [])
            .sorted()
    }
}
