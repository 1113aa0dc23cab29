import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel

extension CommandTable where Context == CommandContext {
    /// The commands of `grade`, in the order in which help lists them.
    static var grade: CommandTable {
        var table = CommandTable(
            own([
                WhereCommand.self, WatchCommand.self, LessonCommand.self, ShowCommand.self,
                HintCommand.self, SolutionCommand.self, ResetCommand.self, ProgressCommand.self,
            ])
                + companion("grade-book", [.book])
                + companion("grade-bugs", [.bugs, .seams, .capstone])
                + own([NextCommand.self, AllCommand.self, DoctorCommand.self, PrepareCommand.self])
                + companion("grade-handin", [.update])
                + own([CompletionsCommand.self])
                + companion("grade-handin", CommandOutline.handInCommands)
                + own([ClassCommand.self])
                + companion("grade-class", CommandOutline.classCommands)
                + own([CourseCommand.self])
                + companion("grade-course", CommandOutline.courseCommands))
        table.addShortcuts(to: LessonCommand.self)
        // `grade list` was a command of its own.
        table.shorthands = ["list": .list]
        table.meaning = meaning
        table.pager = { lines, arguments, context in await context.page(lines, arguments) }
        table.runCompanion = { program, words, context in
            let companion = Companion(program, context)
            let arguments = try context.commands.parse(words, in: context).arguments
            if arguments.has(.help), context.console.output.isTerminal, !context.console.isPlain {
                return try await companion.showHelp(arguments, words)
            }
            return try await companion.replaceThisProcess(with: words)
        }
        return table
    }

    /// Returns the command that a word probably means, with a lesson that the course has: the one that was named, or the next one.
    @Sendable private static func meaning(
        of word: String, _ operand: String?, _ context: CommandContext?
    ) -> String? {
        // Without a course, the numbers are those of the examples in help.
        let course = context.flatMap { context in
            (try? CommandContext.courseFolder(
                named: nil, from: context.folder, environment: context.environment, tool: context.tool))
                .flatMap { try? Course.load($0) }
        }
        let named = course?.exercises.first { ["\($0.id)", "\($0.id.lesson)"].contains(operand ?? "") }
        let next = course.flatMap { ProgressStore(course: $0).load().progress.nextExercise(in: $0) }
        let exercise = named ?? next ?? course?.exercises.first
        let id = exercise?.id ?? Exercise.ID(lesson: 3, position: 1)
        switch word {
        case "quiz": return "show \(id.lesson) --quiz"
        case "guide": return course?.guidedLesson.map { _ in "show \(ShowCommand.guideName)" }
        case "chapter", "read": return "show \(id.lesson)"
        case "task": return "show \(id)"
        case "start", "begin", "open", "edit", "continue", "resume", "skip": return "next"
        case "solve", "answer": return "solution \(id)"
        case "undo": return "reset \(id) --undo"
        case "restore": return "reset \(id)"
        case "verify", "grade": return "lesson \(id.lesson)"
        case "status": return "progress"
        case "submit", "hand", "hand-in", "turn", "turn-in", "turnin", "pack": return "handin"
        case "list", "exercises", "lessons": return "--list"
        default: return nil
        }
    }

    private static func own(_ commands: [any Subcommand<Context>.Type]) -> [Entry] {
        commands.map { .own($0) }
    }

    private static func companion(_ program: String, _ commands: [CommandOutline]) -> [Entry] {
        commands.map { .companion($0, program: program) }
    }
}
