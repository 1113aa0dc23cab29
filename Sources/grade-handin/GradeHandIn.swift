import WorkbookCommandLine

/// The program for what learners seldom do, which `grade handin`, `grade report` and `grade update` run: give something to an
/// instructor, and update the course.
@main
enum GradeHandIn {
    static func main() async { await CommandTable.gradeHandIn.main() }
}

extension CommandTable where Context == CommandContext {
    /// The commands that `grade` leaves to this program.
    static var gradeHandIn: CommandTable {
        CommandTable([.own(HandInCommand.self), .own(ReportCommand.self), .own(UpdateCommand.self)])
    }
}
