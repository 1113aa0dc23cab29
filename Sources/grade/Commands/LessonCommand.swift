import WorkbookCommandLine
import WorkbookGrading
import WorkbookModel
import WorkbookReporting

/// `grade lesson 3`: grades a lesson or an exercise, and says what to do next.
enum LessonCommand: CompanionCommand {
    static let outline = CommandOutline.lesson
    static let discussion = """
        Builds your code together with the checks of the exercise, runs the checks, and reports the results. Exercises that you \
        haven't changed are skipped unless you name one; in a lesson in which nothing is changed, the first exercise is graded as \
        it is. A path selects the exercise or lesson that contains it. Without a \
        name, the command grades the exercise or lesson of the current folder.

          grade lesson 3                   the whole lesson
          grade lesson 3.2                 one exercise, with every check
          grade 3.2                        the same
          grade lesson test-the-tracker    an exercise by its name
          grade lesson .                   the exercise or lesson of the current folder
          grade lesson 3 --isolated        for code that someone else wrote
        """

    static func companion(for arguments: Arguments) -> String? {
        arguments.machineFormat == nil ? nil : "grade-formats"
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let selection = try context.selectionToGrade(arguments, in: course)
        let round = try await context.gradingRound(for: course, isIsolated: arguments.has(.isolated))
        // Other programs want to know what was handed in.
        let result = await round.run(
            selection, triesStarter: !arguments.wantsJSON, showing: StatusLine(context.console))
        let report = result.report

        if arguments.wantsJSON {
            context.console.output.write(try report.json(course: course))
        } else {
            if arguments.has(.problems) { context.console.write(report.problems(course: course) + [[]]) }
            let one: Exercise? = if case .exercise(let exercise, _) = selection { exercise } else { nil }
            let detail: LessonReport.Detail =
                selection.isOneExercise ? context.console.detailOfOneExercise : .problems
            var lines = report.text(course: course, detail: detail, width: context.console.columns) {
                context.command("progress \($0)", arguments)
            }
            let milestone = Milestone(
                after: report, isOneExercise: selection.isOneExercise, course: course, before: result.before,
                progress: result.progress)
            // The closing page is longer than most screens.
            let isPaged = milestone?.closing != nil
            if !isPaged {
                context.console.write(lines)
                lines = []
            }
            if arguments.has(.verbose) {
                for verdict in report.rows.compactMap(\.verdict) {
                    let runs = try round.grader.manualRuns(behind: verdict)
                    lines += ManualRun.text(
                        of: runs, behind: verdict, isIsolated: arguments.has(.isolated),
                        width: context.console.columns)
                }
            }
            lines += milestone?.text(width: context.console.columns) ?? []
            let next = NextStep(after: report, course: course, progress: result.progress)
            lines += next.lines(
                course: course, progress: result.progress, after: one, lost: report.lost,
                completed: milestone?.lesson, isClosingShown: milestone?.closing != nil,
                files: FilesToEdit(report, next.exercise), width: context.console.columns
            ) {
                context.command($0, arguments)
            }
            if isPaged { await context.page(lines, arguments) } else { context.console.write(lines) }
        }
        return result.exitCode
    }
}

extension Console {
    /// How much to say about one exercise: only a screen limits it, and neither a file nor a screen reader is one.
    var detailOfOneExercise: LessonReport.Detail { output.isTerminal ? .everything : .whole }
}
