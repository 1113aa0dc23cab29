/// What a command is for; help lists the commands of a group together.
enum CommandGroup: String, CaseIterable {
    case learning = "Learning"
    case looking = "Looking back"
    case machine = "This machine"
    case authors = "For authors"

    /// The commands that belong here, in the order in which help lists them.
    var commands: [any Subcommand.Type] {
        switch self {
        case .learning:
            [
                WhereCommand.self, NextCommand.self, ShowCommand.self, LessonCommand.self, AllCommand.self,
                WatchCommand.self, HintCommand.self, SolutionCommand.self, ResetCommand.self,
            ]
        case .looking: [ListCommand.self, ProgressCommand.self, ReportCommand.self]
        case .machine:
            [PrepareCommand.self, DoctorCommand.self, UpdateCommand.self, CompletionsCommand.self]
        case .authors: [VerifyCommand.self]
        }
    }
}
