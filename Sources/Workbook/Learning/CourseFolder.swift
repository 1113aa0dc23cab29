import Foundation
import WorkbookModel
import WorkbookSystem

/// The files of a course's folder, without those of git, builds and learners' progress.
struct CourseFolder {
    var root: URL

    init(_ root: URL) { self.root = root }

    /// Reads the relative paths of all plain files.
    func files() -> [String] { entries(below: "") }

    /// Reads which files came with the course, so that an update removes them if the newer copy lacks them.
    ///
    /// Files that the learner added to the lessons, such as notes, are not in the list.
    func removable(of course: Course) -> [String] {
        let rest = ["Solutions", "Sources", "Tests"].flatMap { entries(below: $0) }
        let lessons = course.lessons.flatMap { lesson -> [String] in
            let folder = course.relativePath(of: lesson.folder)
            return ["README.md", "lesson.json"].map { "\(folder)/\($0)" }.filter { exists($0) }
                + entries(below: "\(folder)/Example")
        }
        let given = course.exercises.flatMap { exercise -> [String] in
            let starter = course.relativePath(of: exercise.folders.starter)
            let folder = course.relativePath(of: exercise.folders.lesson)
            return entries(below: starter).map { folder + $0.dropFirst(starter.count) }.filter { exists($0) }
        }
        return (rest + lessons + given).sorted()
    }

    private func exists(_ path: String) -> Bool { FileKind(of: root.appending(path: path)) == .file }

    private func entries(below folder: String) -> [String] {
        let start = folder.isEmpty ? root : root.appending(path: folder)
        // A folder that does not exist has no files.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: start.path)) ?? []
        return names.sorted().flatMap { name -> [String] in
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            if CourseFolder.foreign.contains(name) { return [] }
            switch FileKind(of: root.appending(path: path)) {
            case .file: return [path]
            case .folder: return entries(below: path)
            case .nothing, .link, .other: return []
            }
        }
    }

    private static let foreign: Set = [
        ".git", ".build", ".swiftpm", ".workbook", ".DS_Store", "Package.resolved",
    ]
}
