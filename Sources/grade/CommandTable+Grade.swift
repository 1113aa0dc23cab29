import WorkbookCommandLine

extension CommandTable where Context == CommandContext {
    /// The commands of `grade`, in the order in which help lists them.
    static var grade: CommandTable {
        var table = CommandTable(
            own([
                WhereCommand.self, WatchCommand.self, LessonCommand.self, ShowCommand.self,
                HintCommand.self, SolutionCommand.self, ResetCommand.self, ProgressCommand.self,
            ])
                + companion("grade-book", [.book])
                + own([
                    NextCommand.self, AllCommand.self, ListCommand.self, DoctorCommand.self,
                    PrepareCommand.self, UpdateCommand.self, CompletionsCommand.self,
                    ReportCommand.self, ClassCommand.self,
                ])
                + companion("grade-class", CommandOutline.classCommands)
                + own([CourseCommand.self])
                + companion("grade-course", CommandOutline.courseCommands))
        table.implied = { word in
            // `grade 3`, `grade 3.2` and `grade .` can only mean one thing.
            word.first?.isNumber == true || word == "." || word.contains("/") ? LessonCommand.self : nil
        }
        table.synonyms = [
            "check": LessonCommand.name, "test": LessonCommand.name, "run": LessonCommand.name,
        ]
        table.meanings = [
            "quiz": "show 3 --quiz", "guide": "show 7", "chapter": "show 3", "read": "show 3",
            "task": "show 3.1",
            "start": "next", "begin": "next", "open": "next", "edit": "next", "continue": "next",
            "resume": "next",
            "skip": "next", "solve": "solution 3.1", "answer": "solution 3.1", "undo": "reset 3.1 --undo",
            "restore": "reset 3.1", "verify": "lesson 3", "grade": "lesson 3", "status": "progress",
            "submit": "report",
        ]
        table.runCompanion = { program, words, context in
            try await Companion(program, context).replaceThisProcess(with: words)
        }
        return table
    }

    private static func own(_ commands: [any Subcommand<Context>.Type]) -> [Entry] {
        commands.map { .own($0) }
    }

    private static func companion(_ program: String, _ commands: [CommandOutline]) -> [Entry] {
        commands.map { .companion($0, program: program) }
    }
}
