import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds files and folders that belong to nothing.
struct StrayFiles {
    let course: Course

    /// Returns what lies beside the folders of the lessons and belongs to none, unless it is to be renamed.
    func besideLessons() -> [String] {
        let folders = course.folders
        let lessons = course.lessons.map(\.folder.lastPathComponent)
        let renamed = course.lessons.flatMap(MisplacedFolders(course: course).paths)
        // What else belongs to such a lesson follows from that.
        let unlisted = NumberedFolders.names(in: course.root.appending(path: folders.lessons)).filter {
            !lessons.contains($0)
        }
        let strays = [folders.lessons, folders.solutions, folders.suites].flatMap { root -> [String] in
            let folder = course.root.appending(path: root)
            // A folder that can't be read has other findings.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let numbered = NumberedFolders.names(in: folder)
            return names.sorted().filter { name in
                if name.hasPrefix(".") || (lessons + unlisted).contains(name) || name == "README.md" {
                    return false
                }
                if numbered.contains(name) { return !renamed.contains("\(root)/\(name)") }
                if FileKind(of: folder.appending(path: name)) == .folder {
                    return root == folders.lessons && !hasCounterpart(name)
                }
                // The list of checksums lies beside the suites.
                return !(root == folders.suites && name == "checksums.txt")
            }.map { "\(root)/\($0) belongs to no lesson" }
        }
        return unlisted.map { "\(folders.lessons)/\($0)/lesson.json is missing, so \($0) isn't a lesson" }
            + strays
    }

    /// Whether a folder without a number has another one of its name among the solutions or the suites, as that of an app has
    /// which is no exercise.
    private func hasCounterpart(_ name: String) -> Bool {
        [course.folders.solutions, course.folders.suites].contains {
            FileKind(of: course.root.appending(path: "\($0)/\(name)")) == .folder
        }
    }

    /// Returns what is in the folders of a lesson and belongs neither to it nor to its exercises.
    ///
    /// - Throws: The system's error if a folder cannot be read.
    func all(of lesson: Lesson) throws -> [String] {
        // Their exercise reports them.
        let misplaced = MisplacedFolders(course: course)
        let renamed =
            lesson.exercises.flatMap(misplaced.folders).map(\.lastPathComponent)
            + misplaced.guests(of: lesson)
        let numbered = lesson.exercises.map(\.folders.lesson.lastPathComponent) + renamed
        let known = ["README.md", "lesson.json", "Example"] + numbered
        // An exercise that was removed from the list is in all three places.
        let manifest = course.relativePath(of: lesson.folder.appending(path: "lesson.json"))
        let unlisted = NumberedFolders.names(in: lesson.folder).filter { !known.contains($0) }
        return try unlisted.map {
            "\(manifest) lists no exercise for \(course.relativePath(of: lesson.folder))/\($0): add its entry, or remove its folders"
        } + strays(in: lesson.folder, known: known + unlisted)
            + [course.folders.solutions, course.folders.suites].flatMap { folder in
                try strays(
                    in: course.root.appending(path: "\(folder)/\(lesson.folder.lastPathComponent)"),
                    known: numbered + unlisted)
            }
    }

    /// Returns what is among the solutions or in the suite of an exercise and belongs to neither.
    ///
    /// - Throws: The system's error if a folder cannot be read.
    func all(of exercise: Exercise) throws -> [String] {
        try amongSolutions(of: exercise) + inSuite(of: exercise)
    }

    private func inSuite(of exercise: Exercise) throws -> [String] {
        let known =
            (exercise.kind == .tests ? [] : ["Checks", "Probes"])
            + (exercise.parts.contains { $0.kind == .tests } ? ["Subject", "variants.json"] : [])
            + ["checks.json", "wrong-turns.json", EquivalentMutants.fileName, SentenceTable.fileName]
        let besideFolders = try strays(in: exercise.folders.suite, known: known)
        let folders = exercise.parts.flatMap { [$0.folders.checks, $0.folders.probes, $0.folders.subject] }
        return try folders.reduce(into: besideFolders) { found, folder in
            let sources = try StrayFiles.visibleNames(in: folder).filter { $0.hasSuffix(".swift") }
            // Parts of an exercise may share a folder.
            found += try strays(in: folder, known: sources + ["surface.json"]).filter { !found.contains($0) }
        }
    }

    private func amongSolutions(of exercise: Exercise) throws -> [String] {
        let solutions = exercise.folders.solutions
        var found = try strays(
            in: solutions, known: ["starter", "reference", "why.md", "accepted", "rejected"])
        found += try strays(inAttempt: exercise.folders.reference, of: exercise)
        for kind in ["accepted", "rejected"] {
            let folder = solutions.appending(path: kind)
            for name in try StrayFiles.visibleNames(in: folder) {
                if FileKind(of: folder.appending(path: name)) != .folder {
                    found.append("\(course.relativePath(of: folder))/\(name) does not belong there")
                    continue
                }
                let extra = kind == "rejected" ? [Variation.rejectionFile] : []
                found += try strays(inAttempt: folder.appending(path: name), of: exercise, besides: extra)
            }
        }
        return found
    }

    private func strays(inAttempt folder: URL, of exercise: Exercise, besides extra: [String] = []) throws
        -> [String]
    {
        let subfolders = exercise.parts.compactMap(\.subfolder)
        return try Attempt(exercise, in: folder).parts.map(\.part).flatMap { part in
            try strays(
                in: part.folder(in: folder),
                known: part.owns + (part.subfolder == nil ? subfolders + extra : []))
        }
    }

    private func strays(in folder: URL, known: [String]) throws -> [String] {
        let names = try StrayFiles.visibleNames(in: folder)
        let missing = known.filter { !names.contains($0) }
        return names.filter { !known.contains($0) }.map { name in
            let near = Suggestion.nearest(to: name, in: missing)
            return "\(course.relativePath(of: folder))/\(name) does not belong there"
                + (near.map { ". Did you mean \($0)?" } ?? "")
        }
    }

    /// Reads the names in a folder; none if there is no such folder.
    ///
    /// - Throws: The system's error if the folder cannot be read.
    static func visibleNames(in folder: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }
}
