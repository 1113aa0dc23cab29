extension CommandTable where Context == CommandContext {
    /// The commands of `grade`, in the order in which help lists them.
    static var grade: CommandTable {
        CommandTable(
            program: "grade",
            commands: [
                WhereCommand.self, WatchCommand.self, NextCommand.self, ShowCommand.self, BookCommand.self,
                LessonCommand.self,
                AllCommand.self, HintCommand.self, SolutionCommand.self, ResetCommand.self,
                ListCommand.self, ProgressCommand.self, ReportCommand.self,
                PrepareCommand.self,
                DoctorCommand.self, UpdateCommand.self, CompletionsCommand.self,
                ClassCommand.self, ClassHandoutCommand.self, ClassRunCommand.self, ClassMergeCommand.self,
                ClassGradesCommand.self,
                ClassRoomCommand.self,
                CourseCommand.self, CourseVerifyCommand.self, CourseRecordCommand.self,
                CourseWatchCommand.self,
                CourseNewCommand.self, CourseImportCommand.self,
            ],
            options: [.color, .plain, .help, .version], frequentOptions: [.course],
            variables: Manual.commonVariables,
            implied: { word in
                // `grade 3`, `grade 3.2` and `grade .` can only mean one thing.
                word.first?.isNumber == true || word == "." || word.contains("/") ? LessonCommand.self : nil
            },
            synonyms: ["check": LessonCommand.name, "test": LessonCommand.name, "run": LessonCommand.name])
    }
}
