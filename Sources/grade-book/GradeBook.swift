import WorkbookCommandLine

/// The program for readers of the book, which `grade book` runs.
@main
enum GradeBook {
    static func main() async { await CommandTable.gradeBook.main() }
}

extension CommandTable where Context == CommandContext {
    /// The commands that `grade` leaves to this program.
    static var gradeBook: CommandTable {
        CommandTable([
            .own(BookCommand.self)
        ])
    }
}
