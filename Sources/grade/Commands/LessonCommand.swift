import Foundation
import WorkbookModel
import WorkbookReporting

extension Option {
    /// Lists problems as compilers do.
    static let problems = Option(
        "--problems", nil, "first list each problem on a line of its own, as compilers do (for editors)")
}

/// `grade lesson 3`: grades a lesson or an exercise, and says what to do next.
enum LessonCommand: Subcommand {
    static let name = "lesson"
    static let summary = "grade a lesson or an exercise"
    static let operandName = "[NAME]"
    static let mostOperands = 1
    static let options: [Option] = [.course, .format, .json, .problems, .isolated]
    static let discussion = """
        Builds your code together with the checks of the exercise, runs the checks, and reports the results. Exercises that you \
        haven't changed are skipped unless you name one. A path selects the exercise or lesson that contains it. Without a \
        name, the command grades the exercise or lesson of the current folder.

          grade lesson 3                   the whole lesson
          grade lesson 3.2                 one exercise, with every check
          grade lesson testable            a lesson by its name
          grade lesson test-the-tracker    an exercise by its name
          grade lesson .                   the exercise or lesson of the current folder
          grade lesson 3 --format json     for other programs
          grade lesson 3 --isolated        for code that someone else wrote
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        guard let selection = try context.selection(arguments, in: course) else {
            throw UsageError.missingOperand(
                command: self.name, what: "the number or name of a lesson or exercise", example: "3")
        }
        let round = try await context.gradingRound(for: course, isIsolated: arguments.has(.isolated))
        let status = StatusLine(context.console)
        let result = await round.run(selection) { status.set($0, $1) }
        let report = result.report
        await status.end()

        if arguments.wantsJSON {
            context.console.output.write(try report.json(course: course))
        } else {
            if arguments.has(.problems) { context.console.write(report.problems(course: course) + [[]]) }
            let one: Exercise? = if case .exercise(let exercise, _) = selection { exercise } else { nil }
            let detail: LessonReport.Detail =
                selection.isOneExercise ? context.console.detailOfOneExercise : .problems
            context.console.write(
                report.text(course: course, detail: detail, width: context.console.columns) {
                    context.command("progress \($0)", arguments)
                })
            let milestone = Milestone(
                after: report, isOneExercise: selection.isOneExercise, course: course, before: result.before,
                progress: result.progress)
            if let milestone { context.console.write(milestone.text(width: context.console.columns)) }
            let next = NextStep(after: report, course: course, progress: result.progress)
            context.console.write(
                next.lines(
                    course: course, progress: result.progress, after: one, lost: report.lost,
                    completed: milestone?.lesson,
                    files: FilesToEdit(report, next.exercise), width: context.console.columns
                ) {
                    context.command($0, arguments)
                })
        }
        if report.hasGraderError { return .broken }
        return report.isPassed ? .passed : .notYet
    }
}

extension Console {
    /// How much to say about one exercise: only a screen limits it, and neither a file nor a screen reader is one.
    var detailOfOneExercise: LessonReport.Detail { output.isTerminal && !isPlain ? .everything : .whole }
}
