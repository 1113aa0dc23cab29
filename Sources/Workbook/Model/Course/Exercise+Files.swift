import Foundation

extension Exercise {
    /// The learner's files by their paths in the exercise's folder.
    package var ownedPaths: [String] { parts.flatMap(\.ownedPaths) }

    /// The learner's files where the learner edits them.
    package var ownedFiles: [URL] { ownedPaths.map { folders.lesson.appending(path: $0) } }

    /// Reads from the disk which Swift files lie beside the learner's own and are not theirs to edit.
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
