import WorkbookCommandLine

/// The program for learners who give something to an instructor, which `grade handin` and `grade report` run.
@main
enum GradeHandIn {
    static func main() async { await CommandTable.gradeHandIn.main() }
}

extension CommandTable where Context == CommandContext {
    /// The commands that `grade` leaves to this program.
    static var gradeHandIn: CommandTable {
        CommandTable([.own(HandInCommand.self), .own(ReportCommand.self)])
    }
}
