import Foundation
import WorkbookModel
import WorkbookSystem

/// Creates courses, lessons and exercises, with every file in its place.
package struct CourseCreation: Sendable {
    /// The folder of the course.
    private let root: URL

    /// Prepares to create something in the folder of a course.
    package init(in root: URL) { self.root = root }

    /// Creates a course with one lesson and one exercise that is complete.
    ///
    /// - Throws: ``CreationProblem/exists(_:)``, or the file system's errors. If it throws, nothing is left behind.
    package func course(title: String) throws {
        let manager = FileManager.default
        switch FileKind(of: root) {
        case .nothing: break
        case .folder:
            let names = try manager.contentsOfDirectory(atPath: root.path)
            guard names.allSatisfy({ $0 == ".git" }) else { throw CreationProblem.exists(root) }
        case .file, .link, .other: throw CreationProblem.exists(root)
        }
        let draft = CourseDraft(
            manifest: CourseManifest(title: title), lessons: [SampleExercise.lesson],
            others: [".swift-format": Data(CourseCreation.format.utf8)])
        try write(try draft.files())
    }

    /// How the formatter writes the sources of a new course; its author may change it.
    private static let format = """
        {
          "version": 1,
          "lineLength": 110,
          "indentation": { "spaces": 4 }
        }

        """

    /// Creates a lesson with one exercise, both to be written.
    ///
    /// - Parameter first: The name of the exercise; `nil` for one that is made of the lesson's.
    /// - Returns: The paths of the new files, relative to the course's folder.
    /// - Throws: ``CreationProblem``, or the file system's errors.
    package func lesson(
        _ slug: String, first: String? = nil, kind: Exercise.Kind, in course: Course
    ) throws -> [String] {
        try check(slug, isFreeIn: course)
        let number = (course.lessons.map(\.number).max() ?? 0) + 1
        let exercise = ExerciseTemplate(
            .init(lesson: number, position: 1), slug: first ?? "first-\(slug)", kind: kind
        ).draft
        try check(exercise.slug, isFreeIn: course)
        try check(exercise, in: course)
        let title = slug.replacing("-", with: " ")
        let lesson = CourseDraft.Lesson(
            slug: slug, title: title.prefix(1).uppercased() + title.dropFirst(),
            chapter: """
                # \(title.prefix(1).uppercased() + title.dropFirst())

                \(ExerciseTemplate.mark) explain the technique: what it's for, what it costs, and when not to use it. Show it with an example.

                """, exercises: [exercise])
        return try add(lesson.files(number: number, in: course.folders), to: course)
    }

    /// Creates an exercise at the end of a lesson.
    ///
    /// - Returns: The paths of the new and changed files, relative to the course's folder.
    /// - Throws: ``CreationProblem``, ``MalformedFile``, or the file system's errors.
    package func exercise(_ slug: String, kind: Exercise.Kind, in lesson: Lesson, of course: Course) throws
        -> [String]
    {
        try check(slug, isFreeIn: course)
        let id = Exercise.ID(lesson: lesson.number, position: lesson.exercises.count + 1)
        let draft = ExerciseTemplate(id, slug: slug, kind: kind).draft
        try check(draft, in: course)
        let file = lesson.folder.appending(path: "lesson.json")
        var list = LessonList(text: try String(contentsOf: file, encoding: .utf8))
        try list.add(ExerciseEntry(of: draft), file: file)
        let place = "\(lesson.folder.lastPathComponent)/\(id.position)-\(slug)"
        let added = try add(
            draft.files(at: place, in: course.folders), changing: (file, list.text), to: course)
        return added + [course.relativePath(of: file)]
    }

    /// Checks that the modules of an exercise have names that nothing else has.
    private func check(_ draft: ExerciseDraft, in course: Course) throws {
        let own = [draft.module] + [draft.subject].compactMap(\.self)
        for exercise in course.exercises {
            let taken = exercise.parts.flatMap {
                [$0.module, $0.suiteModule] + [$0.subject].compactMap(\.self)
            }
            if let module = own.first(where: taken.contains) {
                throw CreationProblem.takenModule(module, exercise: exercise.slug)
            }
        }
        if let owner = KnownNames.owner(of: draft.module, in: course) {
            throw CreationProblem.knownModule(draft.module, owner: owner)
        }
        if KnownNames.types.contains(draft.module) { throw CreationProblem.knownType(draft.module) }
    }

    private func check(_ slug: String, isFreeIn course: Course) throws {
        guard Course.isName(slug) else {
            throw CreationProblem.badName(slug)
        }
        if slug.wholeMatch(of: /[0-9]+-.+/) != nil { throw CreationProblem.numbered(slug) }
        let taken = course.lessons.map(\.slug) + course.exercises.flatMap { [$0.slug] + $0.formerly }
        if taken.contains(slug) { throw CreationProblem.taken(slug) }
    }

    /// Writes files, and loads the course with them; if that fails, nothing is left behind.
    ///
    /// - Parameter change: A file of the course, and its new text.
    private func add(
        _ files: [String: Data], changing change: (file: URL, text: String)? = nil, to course: Course
    ) throws -> [String] {
        for path in files.keys.sorted() where FileKind(of: root.appending(path: path)) != .nothing {
            throw CreationProblem.exists(root.appending(path: path))
        }
        let earlier = try change.map { try Data(contentsOf: $0.file) }
        try write(files)
        do {
            if let change { try Data(change.text.utf8).write(to: change.file, options: .atomic) }
            _ = try CoursePackage.update(in: Course.load(root, mayBeEmpty: true))
        } catch {
            // The first error is the one to report.
            if let change, let earlier { try? earlier.write(to: change.file, options: .atomic) }
            for path in files.keys { try? FileKind.remove(root.appending(path: path), below: root) }
            throw error
        }
        return files.keys.sorted()
    }

    /// Writes files, and removes those that were written if one of them can't be.
    private func write(_ files: [String: Data]) throws {
        var written: [URL] = []
        do {
            for (path, data) in files.sorted(by: { $0.key < $1.key }) {
                let file = root.appending(path: path)
                try FileKind.makeFolder(file.deletingLastPathComponent())
                try data.write(to: file, options: .withoutOverwriting)
                written.append(file)
            }
        } catch {
            // The first error is the one to report.
            for file in written { try? FileKind.remove(file, below: root) }
            throw error
        }
    }
}
