import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

/// A copy of a course for learners: starters, chapters, hints and the tool, without solutions.
package struct Handout: Sendable, Equatable {
    /// The course.
    package var course: Course
    /// The tool that learners build.
    package var tool: ToolSources
    /// The lessons that learners get, in order.
    package var lessons: [Lesson]
    /// Whether learners can grade: otherwise the hidden suites are left out.
    package var hasSuites: Bool
    /// What learners' archives are called, if it matters.
    package var handInName: HandInName?

    /// Creates a handout of some lessons of a course.
    ///
    /// - Parameter tool: The tool that learners build; `nil` for the one that lies in the course.
    package init(of course: Course, lessons: [Lesson], hasSuites: Bool = true, tool: ToolSources? = nil) {
        self.course = course
        self.tool = tool ?? ToolSources(root: course.root)
        self.lessons = lessons
        self.hasSuites = hasSuites
    }

    /// The exercises that learners get.
    package var exercises: [Exercise] { lessons.flatMap(\.exercises) }

    /// Where the packed suites are in the handout.
    var sealedSuites: String { "\(course.folders.suites)/\(SealedSuites.fileName)" }

    /// Reads the course, and returns the files of the handout by their paths.
    ///
    /// Exercises come from the starters, because an instructor may have worked in the lessons' folders.
    ///
    /// - Throws: ``HandoutProblem``, ``SuitesLeftOut``, or the file system's errors.
    package func files() throws -> [String: Data] {
        // A link could lead to a solution as well.
        for path in course.folders.all + ["Sources", ".vscode"] + course.manifest.packages.values.sorted() {
            let links = course.links(in: course.root.appending(path: path))
            if let place = links.first { throw course.link(place) }
        }
        var files: [String: Data] = [:]
        // The course's own version of a module is the one that its exercises were written for.
        let own = Set(exercises.flatMap(\.firstPart.support)).filter(hasModule)
        for path in tool.paths where !own.contains(where: { path.hasPrefix("Sources/\($0)/") }) {
            files[path] = try contents(tool.root.appending(path: path))
        }
        // What exercises import may be modules or packages of the course.
        let imported = (["Sources"] + course.manifest.packages.values).flatMap {
            FileTree(course.root).files(below: $0).filter(ToolSources.isForLearners)
        }
        for path in settings() + imported { files[path] = try contents(course.root.appending(path: path)) }
        files.merge(try texts()) { $1 }
        if hasSuites { files[sealedSuites] = try SealedSuites.seal(suites()) }
        files["Package.swift"] = Data(try HandoutManifest(of: self).text.utf8)
        files["README.md"] = Data(HandoutReadme(of: self).text.utf8)
        files[HandoutRecord.path] = try JSONFile.encode(HandoutRecord(of: files, self))
        return files
    }

    /// Reads the files of the lessons and the description of the course, without references to lessons that are left out.
    func texts() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for lesson in lessons { try add(lesson, to: &files) }
        if lessons.count < course.lessons.count,
            FileKind(of: course.root.appending(path: CourseManifest.path)) == .file
        {
            files[CourseManifest.path] = try references.manifest(course.manifest)
        }
        return files
    }

    private var references: LessonReferences { LessonReferences(of: course, kept: lessons) }

    /// Returns the references to lessons that are left out, which remain in the files of a handout.
    func remainingReferences(in files: [String: Data]) -> [LessonReferences.Place] {
        if lessons.count == course.lessons.count { return [] }
        let references = references
        return files.keys.sorted().flatMap { path -> [LessonReferences.Place] in
            let lesson = lessons.first { path.hasPrefix(course.relativePath(of: $0.folder) + "/") }
            guard lesson != nil || path == CourseManifest.path else { return [] }
            let text = String(decoding: files[path] ?? Data(), as: UTF8.self)
            return references.places(in: text, of: lesson, at: path)
        }
    }

    /// Whether a module that exercises import lies in the course.
    private func hasModule(_ name: String) -> Bool {
        FileKind(of: course.root.appending(path: "Sources/\(name)")) == .folder
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
        if lessons.count < course.lessons.count {
            func change(_ path: String, _ body: (String, Lesson) -> String) {
                files[path] = files[path].map { Data(body(String(decoding: $0, as: UTF8.self), lesson).utf8) }
            }
            change("\(folder)/README.md", references.chapter)
            change("\(folder)/lesson.json", references.json)
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
            for path in FileTree(folder).files() where !Handout.forAuthors.contains(path) {
                let data = try contents(folder.appending(path: path))
                texts["\(name)/\(path)"] = String(decoding: data, as: UTF8.self)
            }
        }
    }

    /// The mutants that need not be noticed, and the table of the task's sentences, which grading doesn't read.
    private static let forAuthors = ["equivalent.json", "sentences.json"]

    private func contents(_ file: URL) throws -> Data {
        do {
            return try BoundedFile.read(file, limit: 16 << 20)
        } catch {
            throw HandoutProblem.missing(file)
        }
    }
}
