import WorkbookCommandLine

/// The program for instructors, which `grade class` runs.
@main
enum GradeClass {
    static func main() async { await CommandTable.gradeClass.main() }
}

extension CommandTable where Context == CommandContext {
    /// The commands that `grade` leaves to this program.
    static var gradeClass: CommandTable {
        var table = CommandTable([
            .own(ClassCommand.self), .own(ClassHandoutCommand.self), .own(ClassRunCommand.self),
            .own(ClassMergeCommand.self),
            .own(ClassGradesCommand.self), .own(ClassRoomCommand.self),
        ])
        // Instructors can mend a course, and have no code of their own in it.
        table.isForAuthors = true
        return table
    }
}
