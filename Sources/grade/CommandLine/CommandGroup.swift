/// What a command is for; help lists the commands of a group together.
enum CommandGroup: String, CaseIterable {
    case learning = "Learning"
    case looking = "Looking back"
    case machine = "This machine"
    case authors = "For authors"

    /// The commands that belong here, in the order in which help lists them; what no group names goes to the last.
    private var names: [String] {
        switch self {
        case .learning: ["", "next", "show", "lesson", "all", "watch", "hint", "solution", "reset"]
        case .looking: ["list", "progress", "report"]
        case .machine: ["prepare", "doctor", "update", "completions"]
        case .authors: ["verify"]
        }
    }

    /// The group's commands among all there are.
    var commands: [any Subcommand.Type] {
        let own = names.compactMap { name in subcommands.first { $0.name == name } }
        guard self == CommandGroup.allCases.last else { return own }
        let known = Set(CommandGroup.allCases.flatMap(\.names))
        return own + subcommands.filter { !known.contains($0.name) }
    }
}
