import Foundation
import WorkbookCommandLine
import WorkbookFormats
import WorkbookGrading
import WorkbookModel
import WorkbookReporting

/// `grade lesson 3 --format junit`: grades a lesson or an exercise, and writes the results for another program.
enum FormatCommand: CompanionCommand {
    static let outline = CommandOutline.lesson
    static let discussion = "Grades a lesson or an exercise, and writes the results for another program."

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        // `grade` itself writes all other formats.
        guard let format = arguments.machineFormat else { throw UsageError.missingValue(.lessonFormat) }
        let course = try context.course(arguments)
        let selection = try context.selectionToGrade(arguments, in: course)
        let round = try await context.gradingRound(
            for: course, isIsolated: arguments.has(.isolated), attributesOutput: format.showsOutput)
        let start = context.now()
        let result = await round.run(selection, showing: StatusLine(context.console))
        let input = FormatInput(
            of: result.report, course: course,
            showsCode: !arguments.has(.withoutCode) && course.suites == .files, startedAt: start,
            seconds: context.now().timeIntervalSince(start), version: CommandContext.version)
        if format == .github {
            // The log of a step is read by people as well.
            let lines = result.report.text(course: course, detail: .whole, width: 90).map(\.text)
            let log = GitHubAnnotations.inert(lines, token: UUID().uuidString)
            context.console.output.write(log.joined(separator: "\n") + "\n")
        }
        context.console.output.write(try format.text(of: input))
        return result.exitCode
    }
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
