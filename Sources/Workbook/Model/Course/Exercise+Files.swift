import Foundation

extension Exercise {
    /// The exercise itself, and behind it the tests part where there is one.
    var parts: [Exercise] { [self] + testsPart }

    /// The learner's files as they are called in the exercise's folder, those of a tests part included.
    package var ownedPaths: [String] {
        parts.flatMap { part in
            part.owns.map { part.folders.inside.isEmpty ? $0 : "\(part.folders.inside)/\($0)" }
        }
    }

    /// The learner's files where the learner edits them, those of a tests part included.
    package var ownedFiles: [URL] { ownedPaths.map { folders.lesson.appending(path: $0) } }

    /// The Swift files that lie beside the learner's own and are not theirs to edit, by their paths in the folder.
    package var givenPaths: [String] {
        starterPaths.filter { $0.hasSuffix(".swift") && !ownedPaths.contains($0) }
    }

    /// All that the folder of the pristine starter holds, by the paths in it; folders and links are among it.
    package var starterPaths: [String] {
        (FileManager.default.enumerator(atPath: folders.starter.path)?.compactMap { $0 as? String } ?? [])
            .sorted()
    }
}
