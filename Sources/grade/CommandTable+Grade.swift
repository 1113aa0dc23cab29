import WorkbookCommandLine

extension CommandTable where Context == CommandContext {
    /// The commands of `grade`, in the order in which help lists them.
    static var grade: CommandTable {
        var table = CommandTable(
            own([WhereCommand.self, WatchCommand.self, NextCommand.self, ShowCommand.self])
                + companion("grade-book", [.book])
                + own([
                    LessonCommand.self, AllCommand.self, HintCommand.self, SolutionCommand.self,
                    ResetCommand.self, ListCommand.self, ProgressCommand.self,
                    ReportCommand.self, PrepareCommand.self, DoctorCommand.self, UpdateCommand.self,
                    CompletionsCommand.self, ClassCommand.self,
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
