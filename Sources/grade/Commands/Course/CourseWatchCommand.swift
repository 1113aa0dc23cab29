import Foundation
import WorkbookAuthoring
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// `grade course watch 3.2`: verifies an exercise again whenever its author saves a file.
enum CourseWatchCommand: Subcommand {
    static let name = "course watch"
    static let summary = "verify an exercise again whenever you save"
    static let operandName = "[NAME]"
    static let mostOperands = 1
    static let options: [Option] = [.course, .isolated, .noSandbox]
    static let discussion = """
        Verifies an exercise, and again whenever a file of it is saved: its suite, its starter, its reference and variations, or the \
        manifest of its lesson. Only attempts that depend on the file are graded again. For an attempt that doesn't end as it should, it \
        shows what a learner would see. Ctrl-C ends it.

          grade course watch 3.2
          grade course watch capture-lists
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        var course = try context.course(arguments)
        guard let id = try context.named(arguments, in: course)?.exercises.first?.id else {
            throw UsageError.missingOperand(command: name, what: "the exercise", example: "3.2")
        }
        context.interruptMessage.text = nil
        while true {
            guard let exercise = course.exercise(id) else { return .passed }  // It was removed.
            let files = files(of: exercise)
            // Before the run, so that no save during it is missed.
            let saves = SaveDetector(files.map { FileMark(of: $0, isFresh: true) }, at: .now)
            let verification = try Verification(course: course, arguments: arguments, context: context)
            if context.console.output.hasMotion { context.console.output.write(ANSI.clearScreen) }
            _ = try await verification.run(isRecorded: false, showsFailures: true)
            context.console.write(["", "Waiting for the next save. Ctrl-C ends this."])
            try await waitForSave(of: files, in: exercise, saves)
            course = try await loadAgain(arguments, context)
        }
    }

    /// Loads the course again, after a message about each version of it that can't be loaded.
    private static func loadAgain(_ arguments: Arguments, _ context: CommandContext) async throws -> Course {
        while true {
            do {
                return try context.course(arguments)
            } catch let error as MalformedFile {
                context.console.write(Failure(error, context: context).lines)
                let mark = FileMark(of: error.file, isFresh: true)
                while FileMark(of: error.file, isFresh: true) == mark { try await Task.sleep(for: interval) }
            }
        }
    }

    private static let interval = Duration.milliseconds(100)

    /// The files on which the findings depend, including new ones.
    private static func files(of exercise: Exercise) -> [URL] {
        let lesson = exercise.folders.lesson.deletingLastPathComponent().appending(path: "lesson.json")
        return [lesson]
            + [exercise.folders.suite, exercise.folders.solutions].flatMap { folder in
                FileTree(folder).files().map { folder.appending(path: $0) }
            }
    }

    private static func waitForSave(
        of files: [URL], in exercise: Exercise, _ saves: SaveDetector
    ) async throws {
        var detector = saves
        while true {
            try await Task.sleep(for: interval)
            // A new or removed file counts as a save.
            if self.files(of: exercise) != files { return }
            if detector.look(files.map { FileMark(of: $0, isFresh: true) }, at: .now) { return }
        }
    }
}
