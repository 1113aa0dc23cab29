import Workbook

/// Tells where the learner is, and what comes next.
enum WhereCommand: Subcommand {
    static let name = ""
    static let summary = "where am I, and what comes next?"
    static let operandName = ""
    static let mostOperands = 0
    static let options: [Option] = [.course]
    static let discussion = """
        Short lessons on making Swift code testable. You edit Swift files under Lessons; grade checks them, and \
        says what to do next. By itself it tells where you are.
        """

    static func perform(_ arguments: Arguments, _ world: World) async throws -> ExitCode {
        let course = try world.course(arguments)
        let loaded = ProgressStore(course: course).load()
        let overview = CourseOverview(course: course, progress: loaded.progress)
        let next = NextStep(course: course, progress: loaded.progress)
        let current = next.exercise.flatMap { exercise in
            course.lessons.first { $0.number == exercise.id.lesson }
        }
        world.console.tell(
            overview.lines(expanding: [current].compactMap { $0 }, width: world.console.columns))
        if let notice = loaded.notice {
            var page = Layout(width: min(world.console.columns, 90))
            page.gap()
            page.paragraph([Span(" Note: \(notice)")], indent: 7)
            world.console.tell(page.lines)
        }
        world.console.tell(
            next.lines(
                course: course, progress: loaded.progress, isBelowFile: false, width: world.console.columns
            ) { world.command($0, arguments) })
        return next == .finished ? .passed : .notYet
    }
}
