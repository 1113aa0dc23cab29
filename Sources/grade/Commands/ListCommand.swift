import WorkbookCommandLine
import WorkbookReporting
import WorkbookLearning
import WorkbookModel

/// `grade list`: shows every lesson and exercise, with its last result.
enum ListCommand: Subcommand {
    static let name = "list"
    static let summary = "list all lessons and exercises"
    static let section = HelpSection.also
    static let options: [Option] = [.course]
    static let discussion = """
        Lists all lessons and exercises with their numbers, their short names and their last results. Every command that \
        takes a NAME accepts the number or the short name. This command compiles nothing.
        """
    static var manual: Manual { readingManual }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let overview = CourseOverview(
            course: course, progress: ProgressStore(course: course).load().progress, hasNames: true)
        context.console.write(overview.lines(expanding: course.lessons, width: context.console.columns))
        return .passed
    }
}
