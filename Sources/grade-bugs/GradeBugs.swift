import WorkbookCommandLine

/// The program for people's own packages, which `grade bugs` and `grade seams` run.
@main
enum GradeBugs {
    static func main() async { await CommandTable.gradeBugs.main() }
}

extension CommandTable where Context == CommandContext {
    /// The commands that `grade` leaves to this program.
    static var gradeBugs: CommandTable {
        CommandTable([.own(BugsCommand.self), .own(SeamsCommand.self), .own(CapstoneCommand.self)])
    }
}
