import Foundation
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookJSON
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension CommandContext {
    /// Loads the course that the arguments mean, with the line of what is wrong in a file of it.
    func taughtCourse(_ arguments: Arguments) throws -> Course {
        do {
            return try course(arguments)
        } catch let file as MalformedFile {
            throw file.located
        }
    }

    /// Returns the lessons that `--lessons` lists, or all of them.
    ///
    /// - Throws: ``UnknownLessonList``.
    func lessons(_ arguments: Arguments, in course: Course) throws -> [Lesson] {
        try arguments.value(of: .lessons).map(course.lessons(listed:)) ?? course.lessons
    }

    /// Returns a command about a course as it can be typed in any folder.
    func lastingCommand(_ words: String, in course: Course) -> String {
        var grade = program
        if grade.hasPrefix("swift run"), let end = tool?.path.range(of: "/.build/", options: .backwards) {
            let package = String(tool?.path[..<end.lowerBound] ?? "").shellWord
            grade = "swift run --package-path \(package) grade"
        }
        return "\(grade) \(words) --course \(course.root.path.shellWord)"
    }

    /// Returns the folder for the results: the one that `--out` names, or else one beside the submissions.
    func resultsFolder(_ arguments: Arguments, for submissions: URL?) throws -> ClassFolder {
        guard let submissions, arguments.value(of: .out) == nil else {
            return ClassFolder(try file(arguments.value(of: .out) ?? "."))
        }
        let name = submissions.lastPathComponent + "-results" + (try shard(arguments).suffix)
        return ClassFolder(submissions.deletingLastPathComponent().appending(path: name))
    }

    /// Returns the share that `--shard` names, or the one that has all submissions.
    ///
    /// - Throws: ``UsageError``.
    func shard(_ arguments: Arguments) throws -> Shard {
        guard let text = arguments.value(of: .shard) else { return .all }
        guard let shard = Shard(text) else { throw UsageError.badValue(.shard, text) }
        return shard
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
