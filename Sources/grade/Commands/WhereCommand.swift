import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

/// `grade`: shows where the learner is, and what comes next.
enum WhereCommand: Subcommand {
    static let name = ""
    static let summary = "show where you are and what comes next"
    static let options: [Option] = [.course]
    static let discussion = """
        Exercises in Swift. Edit files under Lessons; grade checks them.
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let loaded = ProgressStore(course: course).load()
        let overview = CourseOverview(course: course, progress: loaded.progress)
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
