import Foundation
import WorkbookCommandLine
import WorkbookGrading
import WorkbookModel
import WorkbookReporting

extension Option {
    /// The format of the results of a lesson.
    static let lessonFormat: Option = {
        let machine = MachineFormat.allCases.map(\.rawValue)
        return Option(
            "--format", "FORMAT",
            "the format of the result: text (default), json, \(Format.list(machine, "or"))",
            values: ["text", "json"] + machine)
    }()

    /// Lists problems as compilers do.
    static let problems = Option(
        "--problems", nil, "first list each problem on a line of its own, as compilers do (for editors)")

    /// Shows how to repeat what ran.
    static let verbose = Option("--verbose", nil, "also show the commands that repeat the run by hand")
}

/// `grade lesson 3`: grades a lesson or an exercise, and says what to do next.
enum LessonCommand: Subcommand {
    static let name = "lesson"
    static let summary = "grade a lesson or an exercise (or: grade 3.1)"
    static let operandName = "[NAME]"
    static let mostOperands = 1
    static let options: [Option] = [
        .course, .lessonFormat, .json, .withoutCode, .problems, .verbose, .isolated,
    ]
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

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        guard let selection = try context.selection(arguments, in: course) else {
            throw UsageError.missingOperand(
                command: self.name, what: "the number or name of a lesson or exercise", example: "3")
        }
        let format =
            arguments.has(.json)
            ? nil : arguments.value(of: .lessonFormat).flatMap(MachineFormat.init(rawValue:))
        let round = try await context.gradingRound(
            for: course, isIsolated: arguments.has(.isolated), attributesOutput: format?.showsOutput ?? false)
        let start = context.now()
        let status = StatusLine(context.console)
        // Other programs want to know what was handed in.
        let isForPeople = format == nil && !arguments.wantsJSON
        let result = await round.run(selection, triesStarter: isForPeople) { status.set($0, $1) }
        let report = result.report
        await status.end()

        if let format {
            let input = FormatInput(
                of: report, course: course,
                showsCode: !arguments.has(.withoutCode) && course.suites == .files, startedAt: start,
                seconds: context.now().timeIntervalSince(start), version: CommandContext.version)
            if format == .github {
                // The log of a step is read by people as well.
                let lines = report.text(course: course, detail: .whole, width: 90).map(\.text)
                let log = GitHubAnnotations.inert(lines, token: UUID().uuidString)
                context.console.output.write(log.joined(separator: "\n") + "\n")
            }
            context.console.output.write(try format.text(of: input))
        } else if arguments.wantsJSON {
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
            if arguments.has(.verbose) {
                for verdict in report.rows.compactMap(\.verdict) {
                    let runs = try round.grader.manualRuns(behind: verdict)
                    context.console.write(
                        ManualRun.text(
                            of: runs, behind: verdict, isIsolated: arguments.has(.isolated),
                            width: context.console.columns))
                }
            }
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

extension FormatInput {
    /// Creates the input from the report on a lesson or an exercise of it.
    fileprivate init(
        of report: LessonReport, course: Course, showsCode: Bool, startedAt: Date, seconds: Double,
        version: String
    ) {
        self.init(
            title: "Lesson \(report.lesson.number) · \(report.lesson.title)", course: course,
            entries: report.rows.map { row in
                Entry(
                    row.exercise, row.verdict,
                    absence: Absence(ExerciseStatus.words(row.record, isUntouched: true), isError: false),
                    code: showsCode ? CheckCode.load(for: row.exercise) : nil)
            }, startedAt: startedAt, seconds: seconds, version: version)
    }
}
