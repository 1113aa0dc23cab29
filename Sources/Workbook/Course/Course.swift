import Foundation

/// The ordered lessons of a folder.
public struct Course: Sendable, Equatable {
    /// The name that a learner reads.
    public static let title = "Swift testability workbook"

    /// The folder that holds `Lessons`, `Solutions` and `Tests/Suites`.
    public var root: URL
    /// The lessons, in order.
    public var lessons: [Lesson]

    /// All exercises, in order.
    public var exercises: [Exercise] { lessons.flatMap(\.exercises) }

    /// Where workspaces and caches are kept.
    public var buildFolder: URL { root.appending(path: ".build/workbook") }

    /// Where the learner's progress is kept.
    public var stateFolder: URL { root.appending(path: ".workbook") }

    /// The exercise with an id.
    public func exercise(_ id: Exercise.ID) -> Exercise? { exercises.first { $0.id == id } }

    /// A path below the course's folder as a person writes it, such as `Lessons/3-testable/README.md`.
    public func relativePath(of url: URL) -> String {
        let base = root.standardizedFileURL.path
        let path = url.standardizedFileURL.path
        return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
    }
}

/// Why a course cannot be used.
public enum CourseError: Error, Equatable {
    /// No folder from here upward holds a course.
    case notFound(from: URL)
    /// The folder has no `Lessons` with a lesson in it.
    case noLessons(in: URL)
    /// The course was written for a newer version of this tool.
    case newer(format: Int, known: Int, file: URL)
    /// Two lessons, exercises or modules share a name or number that must be unique.
    case notUnique(what: String, value: String, file: URL)
}
