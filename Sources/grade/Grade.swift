import WorkbookCommandLine

/// The `grade` program: runs the command that was typed, and exits with its status.
@main
enum Grade {
    static func main() async { await CommandTable.grade.main() }
}
