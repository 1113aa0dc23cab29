import Foundation
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension CommandContext {
    /// Returns the lessons that `--lessons` lists, or all of them.
    ///
    /// - Throws: ``UnknownLessonList``.
    func lessons(_ arguments: Arguments, in course: Course) throws -> [Lesson] {
        try arguments.value(of: .lessons).map(course.lessons(listed:)) ?? course.lessons
    }

    /// Returns the folder for the results: the one that `--out` names, or else one beside the submissions.
    func resultsFolder(_ arguments: Arguments, for submissions: URL) throws -> ClassFolder {
        if let path = arguments.value(of: .out) { return ClassFolder(try file(path)) }
        let name = submissions.lastPathComponent + "-results"
        return ClassFolder(submissions.deletingLastPathComponent().appending(path: name))
    }

    /// Acquires the lock of a folder with results, and says so if another run holds it.
    ///
    /// - Throws: The file system's errors.
    func lock(_ folder: ClassFolder) async throws -> FileLock {
        try await folder.acquireLock {
            console.writeError([
                "Another run writes to \(folder.root.path, .path). This one waits until it ends."
            ])
        }
    }
}
