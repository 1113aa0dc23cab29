import WorkbookCommandLine
import WorkbookPages
import WorkbookReporting

/// `grade progress --html progress.html`: writes a page with the learner's progress, and with what was learned.
enum ProgressPageCommand: CompanionCommand {
    static let outline = CommandOutline.progress
    static let discussion = "Writes your progress, and what you learned, as a page for the browser."

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let report = try context.progressReport(arguments).report
        try context.writeResult(
            arguments, page: report.html(at: context.now(), timeZone: context.timeZone),
            json: try report.json()
        ) {
            // `grade` itself writes the text.
            []
        }
        return .passed
    }
}
