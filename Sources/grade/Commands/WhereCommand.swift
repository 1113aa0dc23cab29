import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

extension Option {
    /// Shows every exercise, instead of those of one lesson.
    static let list = Option("--list", nil, "list all exercises with their short names and last results")
}

/// `grade`: shows where the learner is and what comes next, or with `--list` every exercise.
enum WhereCommand: Subcommand {
    static let name = ""
    static let summary = "show what comes next, or list every exercise"
    static let operandName = "[--list]"
    static let options: [Option] = [.course, .list]
    static let discussion = """
        Exercises in Swift. Edit files under Lessons; grade checks them.
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let loaded = ProgressStore(course: course).load()
        let width = context.console.columns
        var overview = CourseOverview(
            course: course, progress: loaded.progress, hasNames: arguments.has(.list))
        if overview.hasNames {
            context.console.write(overview.lines(expanding: course.lessons, width: width).lines)
            return .passed
        }
        let next = NextStep(course: course, progress: loaded.progress)
        let current = course.lessons.filter { $0.number == next.exercise?.id.lesson }
        var steps: [StyledLine] = []
        if let notice = loaded.notice?.sentences(in: course) {
            var page = Layout(width: min(width, 90))
            page.gap()
            page.paragraph(" Note: \(notice)", indent: 7)
            steps = page.lines
        }
        steps += next.lines(course: course, progress: loaded.progress, files: .below, width: width) {
            context.command($0, arguments)
        }
        // The command that was typed and the prompt take a line each.
        let rows = context.console.output.isTerminal && !context.console.isPlain ? RawTerminal.rows - 2 : .max
        if !current.isEmpty, overview.lines(expanding: current, width: width).lines.count + steps.count > rows
        {
            overview.list = context.command(Option.list.name, arguments)
        }
        context.console.write(overview.lines(expanding: current, width: width).lines + steps)
        return next == .finished ? .passed : .notYet
    }
}
