import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// `grade progress`: shows what has passed, check by check, and how much work it took.
enum ProgressCommand: CompanionCommand {
    static let outline = CommandOutline.progress
    static let discussion = """
        Shows which exercises passed and which no longer do, how many attempts you made, how long you worked, and which help you \
        used. Working time counts from one grading to the next, and a gap of more than 10 minutes counts as a \
        break. This command doesn't run your code, and your data stays on this computer. In a terminal, it shows long \
        results page by page.

          grade progress                         the whole course
          grade progress 3                       a lesson, with the checks of what is open
          grade progress 3.2                     one exercise, check by check
          grade progress --html progress.html    as a page for the browser
          grade progress --json                  for other programs
        """
    static var manual: Manual { readingManual }

    static func companion(for arguments: Arguments) -> String? {
        arguments.value(of: .html) == nil ? nil : "grade-formats"
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let (report, isPart) = try context.progressReport(arguments)
        let width = context.console.columns
        if arguments.wantsJSON {
            context.console.output.write(try report.json())
        } else if isPart {
            var page = Layout(width: min(width, 90))
            if report.exercises.count > 1,
                let passed = report.exercises.first(where: { $0.standing == .passed })
            {
                let command = context.command("progress \(passed.exercise.id)", arguments)
                page.gap()
                page.paragraph(" To see the checks of one that passed:  \(command, .command)", indent: 1)
            }
            await context.page(
                report.checkText(width: width, timeZone: context.timeZone) + page.lines, arguments)
        } else {
            context.console.write(
                report.text(width: width, style: context.console.isPlain ? .words : .picture)
                    + advice(report, arguments, context))
        }
        return .passed
    }

    private static func advice(_ report: ProgressReport, _ arguments: Arguments, _ context: CommandContext)
        -> [StyledLine]
    {
        var page = Layout(width: min(context.console.columns, 90))
        page.gap()
        if let latest = report.latest {
            let command = context.command("progress \(latest.exercise.id)", arguments)
            page.paragraph(" To see each check:  \(command, .command)", indent: 1)
        } else if let first = report.exercises.first {
            let command = context.command("lesson \(first.exercise.id)", arguments)
            page.paragraph(" Nothing was graded yet. Start with  \(command, .command)", indent: 1)
        }
        return page.lines
    }
}
