import Foundation
import WorkbookModel
import WorkbookSystem

/// The files of a course's folder, without those of git, builds and learners' progress.
struct CourseFolder {
    private var tree: FileTree

    init(_ root: URL) { tree = FileTree(root) }

    /// Reads the relative paths of all plain files.
    func files() -> [String] { tree.files() }

    /// Reads which files came with the course, so that an update removes them if the newer copy lacks them.
    ///
    /// Files that the learner added to the lessons, such as notes, are not in the list.
    func removable(of course: Course) -> [String] {
        let folders = [course.folders.solutions, course.folders.suites, "Sources", "Tests"]
        let rest = Set((folders + course.manifest.packages.values).flatMap { tree.files(below: $0) })
        let lessons = course.lessons.flatMap { lesson -> [String] in
            let folder = course.relativePath(of: lesson.folder)
            return ["README.md", "lesson.json"].map { "\(folder)/\($0)" }.filter { exists($0) }
                + tree.files(below: "\(folder)/Example")
        }
        let given = course.exercises.flatMap { exercise -> [String] in
            let starter = course.relativePath(of: exercise.folders.starter)
            let folder = course.relativePath(of: exercise.folders.lesson)
            return tree.files(below: starter).map { folder + $0.dropFirst(starter.count) }
                .filter { exists($0) }
        }
        return (rest + lessons + given).sorted()
    }

    private func exists(_ path: String) -> Bool { FileKind(of: tree.root.appending(path: path)) == .file }
}
