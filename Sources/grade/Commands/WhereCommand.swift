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
        let isList = arguments.has(.list)
        let overview = CourseOverview(course: course, progress: loaded.progress, hasNames: isList)
        if isList {
            context.console.write(overview.lines(expanding: course.lessons, width: context.console.columns))
            return .passed
        }
        let next = NextStep(course: course, progress: loaded.progress)
        let current = next.exercise.flatMap { exercise in
            course.lessons.first { $0.number == exercise.id.lesson }
        }
        context.console.write(
            overview.lines(expanding: [current].compactMap { $0 }, width: context.console.columns))
        if let notice = loaded.notice?.sentences(in: course) {
            var page = Layout(width: min(context.console.columns, 90))
            page.gap()
            page.paragraph(" Note: \(notice)", indent: 7)
            context.console.write(page.lines)
        }
        context.console.write(
            next.lines(
                course: course, progress: loaded.progress, files: .below, width: context.console.columns
            ) { context.command($0, arguments) })
        return next == .finished ? .passed : .notYet
    }
}
