import Foundation
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// `grade class run DIR`: grades what a class handed in.
enum ClassRunCommand: CompanionCommand {
    static let outline = CommandOutline.classRun
    static let discussion = """
        Grades every folder and archive (.zip, .tar.gz) in a folder, each as one submission, and writes a gradebook, a page about \
        the class, and feedback for each learner. The code runs in a sandbox. Each verdict is stored as soon as it is reached: if the \
        run is interrupted, even by a power failure, the same command continues it. A submission that hasn't changed is not graded again.

          grade class run submissions                          all lessons
          grade class run submissions --lessons 1-3            some lessons
          grade class run submissions --roster roster.csv      with the names of the class
          grade class run submissions --policy policy.json     with points and a deadline
          grade class run submissions --only ada --again       one submission, once more
          grade class run submissions --shard 3/16             one of 16 machines
        """
    static var manual: Manual {
        Manual(
            operands: [("SUBMISSIONS", "the folder with a folder or an archive for each learner")],
            exits: [
                ("0", "every submission was graded"),
                ("1", "something could not be graded, and the results say what"), Manual.wrongUsage,
                ("69", "Swift or the sandbox is missing, so nothing was run"),
                ("70", "a disk is full, or something else is wrong with the machine"),
            ])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        guard let path = arguments.operands.first else {
            throw UsageError.missingOperand(
                command: name, what: "the folder with the submissions", example: "submissions")
        }
        try course.openSuites()
        let submissions = try context.file(path)
        let folder = try context.resultsFolder(arguments, for: submissions)
        // Before the folder of the lock is made.
        _ = try ClassRecord.load(in: folder)
        let round = ClassRound(
            course: course, exercises: try context.lessons(arguments, in: course).flatMap(\.exercises),
            folder: folder, arguments: arguments, context: context)
        try round.check(submissions)
        let (toolchain, tools) = try await context.equipment(
            for: course, isIsolated: arguments.usesSandbox(byDefault: true))
        let lock = try await context.lock(folder)
        defer { lock.release() }
        context.interruptMessage.text = "Stopped. Every verdict so far is stored. The same command continues."
        return try await round.run(submissions, toolchain: toolchain, tools: tools)
    }
}
