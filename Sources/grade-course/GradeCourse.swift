import WorkbookCommandLine

/// The program for authors of exercises, which `grade course` runs.
@main
enum GradeCourse {
    static func main() async { await CommandTable.gradeCourse.main() }
}

extension CommandTable where Context == CommandContext {
    /// The commands that `grade` leaves to this program.
    static var gradeCourse: CommandTable {
        var table = CommandTable([
            .own(CourseCommand.self), .own(CourseVerifyCommand.self), .own(CourseRecordCommand.self),
            .own(CourseWatchCommand.self), .own(CourseNewCommand.self), .own(CourseImportCommand.self),
        ])
        table.isForAuthors = true
        return table
    }
}
