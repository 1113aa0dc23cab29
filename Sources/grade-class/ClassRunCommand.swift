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

          grade class run submissions                          the lessons that you handed out, or as before
          grade class run submissions --lessons 1-3            some lessons
          grade class run submissions --roster roster.csv      with the names of the class
          grade class run submissions --policy policy.json     with points and a deadline
          grade class run submissions --only ada --again       one submission, once more
          grade class run submissions --shard 3/16             one of 16 shares, here or on as many machines
          grade class run submissions --seal class.key         sealed, so that a merge sees changes
          grade class run --out results --only ada --again     from the files that are kept with results
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
        let course = try context.taughtCourse(arguments)
        let path = arguments.operands.first
        if path == nil, arguments.value(of: .out) == nil {
            throw UsageError.missingOperand(
                command: name, what: "the folder with the submissions", example: "submissions")
        }
        try course.openSuites()
        let submissions = try path.map(context.file)
        let folder = try context.resultsFolder(arguments, for: submissions)
        func choice() throws -> LessonChoice {
            let reads = submissions != nil
            let earlier = try reads ? ClassRecord.load(in: folder) : ClassRecord.existing(in: folder)
            return try LessonChoice(
                arguments, earlier: earlier, in: folder, readsSubmissions: reads, course: course)
        }
        let seal = try context.seal(arguments)
        // Before the folder of the lock is made.
        var round = ClassRound(
            course: course, choice: try choice(), folder: folder, seal: seal, arguments: arguments,
            context: context)
        try await round.check(submissions)
        let (toolchain, tools) = try await context.equipment(
            for: course, isIsolated: arguments.usesSandbox(byDefault: true))
        let lock = try await context.lock(folder)
        defer { lock.release() }
        let phase = try context.checkSeal(
            of: folder, seal, continuing: submissions == nil ? [] : [.reading])
        round.mustReadAll = phase == .reading
        // The run that had the lock may have changed the lessons of the results.
        round.choice = try choice()
        if let note = round.choice.note { context.console.writeError([note]) }
        context.interruptMessage.text = "Stopped. Every verdict so far is stored. The same command continues."
        let code = try await round.run(submissions, toolchain: toolchain, tools: tools)
        try seal?.seal(folder)
        return code
    }
}
