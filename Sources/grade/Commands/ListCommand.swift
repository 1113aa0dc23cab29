import WorkbookLearning
import WorkbookModel

/// `grade list`: shows every lesson and exercise, with its last result.
enum ListCommand: Subcommand {
    static let name = "list"
    static let summary = "all lessons and exercises"
    static let options: [Option] = [.course]
    static let discussion = """
        Lists all lessons and exercises, with the names by which you can grade them and what was found last time. \
        Nothing is compiled.
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let overview = CourseOverview(course: course, progress: ProgressStore(course: course).load().progress)
        context.console.write(overview.lines(expanding: course.lessons, width: context.console.columns))
        return .passed
    }
}
