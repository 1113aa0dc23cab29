import Foundation
import WorkbookModel
import WorkbookSystem

/// A copy of a course for learners: starters, chapters, hints and the tool, without solutions.
package struct Handout: Sendable, Equatable {
    /// The course.
    package var course: Course
    /// The lessons that learners get, in order.
    package var lessons: [Lesson]
    /// Whether learners can grade: otherwise the hidden suites are left out.
    package var hasSuites: Bool

    /// Creates a handout of some lessons of a course.
    package init(of course: Course, lessons: [Lesson], hasSuites: Bool = true) {
        self.course = course
        self.lessons = lessons
        self.hasSuites = hasSuites
    }

    /// The exercises that learners get.
    package var exercises: [Exercise] { lessons.flatMap(\.exercises) }

    /// Reads the course, and returns the files of the handout by their paths.
    ///
    /// Exercises come from the starters, because an instructor may have worked in the lessons' folders.
    ///
    /// - Throws: ``HandoutProblem``, ``SuitesLeftOut``, or the file system's errors.
    package func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        let packages = course.manifest.packages.values.sorted().flatMap {
            FileTree(course.root).files(below: $0)
        }
        for path in settings() + FileTree(course.root).files(below: "Sources") + packages {
            files[path] = try contents(course.root.appending(path: path))
        }
        for lesson in lessons { try add(lesson, to: &files) }
        if hasSuites { files[SealedSuites.path] = try SealedSuites.seal(suites()) }
        files["Package.swift"] = Data(try HandoutManifest(of: self).text.utf8)
        files["README.md"] = Data(HandoutReadme(of: self).text.utf8)
        files[HandoutRecord.path] = try JSONFile.encode(HandoutRecord(of: files, self))
        return files
    }

    /// The files of an editor, of the formatter and of git that learners need as well.
    private func settings() -> [String] {
        let single = [".gitignore", ".swift-format", CourseManifest.path].filter {
            FileKind(of: course.root.appending(path: $0)) == .file
        }
        return single + FileTree(course.root).files(below: ".vscode")
    }

    private func add(_ lesson: Lesson, to files: inout [String: Data]) throws {
        let folder = course.relativePath(of: lesson.folder)
        let example = FileTree(course.root).files(below: "\(folder)/Example")
        for path in ["\(folder)/README.md", "\(folder)/lesson.json"] + example {
            files[path] = try contents(course.root.appending(path: path))
        }
        for exercise in lesson.exercises {
            let starter = exercise.folders.starter
            let names = FileTree(starter).files()
            for name in exercise.ownedPaths where !names.contains(name) {
                throw HandoutProblem.missing(starter.appending(path: name))
            }
            for name in names {
                let data = try contents(starter.appending(path: name))
                for place in [starter, exercise.folders.lesson] {
                    files["\(course.relativePath(of: place))/\(name)"] = data
                }
            }
        }
    }

    /// Reads the hidden suites by their paths in the folder of the suites.
    private func suites() throws -> [String: String] {
        try course.openSuites()
        let folders = exercises.map { exercise in
            (exercise.folders.lesson.pathComponents.suffix(2).joined(separator: "/"), exercise.folders.suite)
        }
        return try ([("Shared", course.sharedSuite)] + folders).reduce(into: [:]) { texts, entry in
            let (name, folder) = entry
            for path in FileTree(folder).files() where path != Handout.forAuthors {
                let data = try contents(folder.appending(path: path))
                texts["\(name)/\(path)"] = String(decoding: data, as: UTF8.self)
            }
        }
    }

    /// The list of mutants that need not be noticed, which grading doesn't read.
    private static let forAuthors = "equivalent.json"

    private func contents(_ file: URL) throws -> Data {
        do {
            return try BoundedFile.read(file, limit: 16 << 20)
        } catch {
            throw HandoutProblem.missing(file)
        }
    }
}
