import WorkbookCommandLine

/// The program that `grade lesson --format` runs for formats that other programs read, and `grade progress --html` for a page.
@main
enum GradeFormats {
    static func main() async { await CommandTable.gradeFormats.main() }
}

extension CommandTable where Context == CommandContext {
    /// The commands that `grade` leaves to this program.
    static var gradeFormats: CommandTable {
        var table = CommandTable([.own(FormatCommand.self), .own(ProgressPageCommand.self)])
        // The words are those that were typed.
        table.addShortcuts(to: FormatCommand.self)
        return table
    }
}
