import Foundation
import WorkbookAuthoring
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// `grade course watch 3.2`: verifies exercises again whenever their author saves a file.
enum CourseWatchCommand: CompanionCommand {
    static let outline = CommandOutline.courseWatch
    static let discussion = """
        Verifies exercises, and again whenever a file of theirs is saved: a suite, a starter, a reference or a variation, or \
        anything in the folder of their lesson. Only attempts that depend on the file are graded again. For an attempt that doesn't end as it should, it \
        shows what a learner would see. Ctrl-C ends it.

          grade course watch 3.2
          grade course watch capture-lists 3.4
          grade course watch 3
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        var course = try context.authoredCourse(arguments)
        let named = try arguments.operands.flatMap { try course.select($0, from: context.folder).exercises }
        // By their names, because a number changes when another exercise is put before it.
        var slugs = named.map(\.slug)
        if slugs.isEmpty {
            throw UsageError.missingOperand(command: name, what: "the exercise", example: "3.2")
        }
        context.interruptMessage.text = nil
        var (findings, marks): ([Finding], [Exercise.ID: [FileMark?]]) = ([], [:])
        while true {
            let exercises = course.exercises.filter { slugs.contains($0.slug) }
            let gone = slugs.filter { slug in !exercises.contains { $0.slug == slug } }
            slugs.removeAll(where: gone.contains)
            for slug in gone {
                context.console.write(["The exercise \(slug) is no longer in the course."])
            }
            if exercises.isEmpty { return .passed }
            let files = files(of: exercises, in: course)
            // Before the run, so that no save during it is missed.
            let saves = SaveDetector(files.map { FileMark(of: $0, isFresh: true) }, at: .now)
            let verification = try Verification(
                course: course, exercises: exercises, arguments: arguments, context: context)
            if context.console.output.hasMotion { context.console.output.write(ANSI.clearScreen) }
            let (earlier, now) = (marks, exercises.map { ($0.id, FileMark.all(of: $0)) })
            marks = Dictionary(uniqueKeysWithValues: now)
            findings = try await verification.run(
                isRecorded: false,
                besides: findings.filter { $0.exercise.map { earlier[$0] == marks[$0] } ?? false })
            context.console.write(["", waiting])
            try await waitForSave(of: files, in: exercises, of: course, saves)
            course = try await load(after: course, arguments, context)
        }
    }

    /// Loads the course again, after a message about each version of it that can't be loaded.
    private static func load(
        after course: Course, _ arguments: Arguments, _ context: CommandContext
    ) async throws -> Course {
        while true {
            let marks = manifests(of: course).map { FileMark(of: $0, isFresh: true) }
            do {
                return try context.authoredCourse(arguments)
            } catch let error where error is MalformedFile || error is CourseError {
                context.console.write(
                    Failure(error, context: context).lines + ["", waiting])
                while manifests(of: course).map({ FileMark(of: $0, isFresh: true) }) == marks {
                    try await Task.sleep(for: interval)
                }
            }
        }
    }

    /// The files that decide whether a course can be loaded, including new ones.
    private static func manifests(of course: Course) -> [URL] {
        let lessons = course.root.appending(path: course.folders.lessons)
        // Without lessons, there is only the course's own file.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: lessons.path)) ?? []
        return [course.root.appending(path: CourseManifest.path)]
            + names.sorted().map { lessons.appending(path: "\($0)/lesson.json") }
    }

    private static let waiting: StyledLine = "Waiting for the next save. Ctrl-C ends this."

    private static let interval = Duration.milliseconds(100)

    /// The files on which the findings depend, including new ones.
    private static func files(of exercises: [Exercise], in course: Course) -> [URL] {
        // Those beside the chapter show whether the learner's folder has the right name.
        let lessons = Set(exercises.map { $0.folders.lesson.deletingLastPathComponent() })
        let folders =
            exercises.flatMap { [$0.folders.suite, $0.folders.solutions] }
            + lessons.sorted { $0.path < $1.path }
        return manifests(of: course)
            + folders.flatMap { folder in
                FileTree(folder).files().map { folder.appending(path: $0) }
            }
    }

    private static func waitForSave(
        of files: [URL], in exercises: [Exercise], of course: Course, _ saves: SaveDetector
    ) async throws {
        var detector = saves
        while true {
            try await Task.sleep(for: interval)
            // A new or removed file counts as a save.
            if self.files(of: exercises, in: course) != files { return }
            if detector.look(files.map { FileMark(of: $0, isFresh: true) }, at: .now) { return }
        }
    }
}

extension FileMark {
    /// Looks at everything that belongs to an exercise alone.
    fileprivate static func all(of exercise: Exercise) -> [FileMark?] {
        [exercise.folders.suite, exercise.folders.solutions, exercise.folders.lesson].flatMap { folder in
            FileTree(folder).files().map { FileMark(of: folder.appending(path: $0), isFresh: true) }
        }
    }
}
