import Workbook

/// `grade all`: grades everything that was begun, lesson by lesson.
enum AllCommand: Subcommand {
    static let name = "all"
    static let summary = "grade all that you have begun"
    static let operandName = ""
    static let mostOperands = 0
    static let options: [Option] = [.course, .isolated]
    static let discussion = """
        Grades every exercise that you have begun, and tells it lesson by lesson. Each exercise is built by itself, so \
        one that does not compile keeps no other from passing.

          grade all
        """

    static func perform(_ arguments: Arguments, _ world: World) async throws -> ExitCode {
        let course = try world.course(arguments)
        var progress = ProgressStore(course: course).load().progress
        let begun = course.lessons.filter { $0.exercises.contains { !Attempt($0).isUntouched } }
        var isBroken = false
        if begun.isEmpty {
            world.console.tell([[Span("Nothing to grade yet: all exercises are as they were at the start.")]])
        } else {
            let round = try await GradingRound(
                course: course, world: world, isIsolated: arguments.has(.isolated))
            for lesson in begun {
                let status = StatusLine(world.console)
                let result = await round.run(.lesson(lesson)) { status.set($0, $1) }
                await status.end()
                if lesson != begun.first { world.console.tell([[]]) }
                world.console.tell(
                    result.report.text(course: course, detail: .problems, width: world.console.columns))
                progress = result.progress
                isBroken = isBroken || result.report.hasGraderError
            }
        }
        // All lessons were graded in this moment, so what is open in the first of them comes next.
        let next =
            isBroken
            ? NextStep.report
            : NextStep(
                course: course, progress: progress,
                from: begun.first.map { .init(lesson: $0.number, position: 0) })
        world.console.tell(
            next.lines(course: course, progress: progress, isBelowFile: false, width: world.console.columns) {
                world.command($0, arguments)
            })
        if isBroken { return .broken }
        return next == .finished ? .passed : .notYet
    }
}
