import Foundation
import WorkbookReporting
import WorkbookSystem

/// The `grade` program: runs the command that was typed, and exits with its status.
@main
enum Grade {
    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        let holder = TerminalHolder()
        let context = CommandContext.live(words, holder: holder)
        let interrupts = Interrupts(
            console: context.console, message: context.interruptMessage, sessions: context.runner.sessions,
            holder: holder)
        let code = await CommandTable.grade.run(words, context)
        interrupts.stop()
        exit(lostOutput(context.console)?.rawValue ?? code.rawValue)
    }

    /// Reports results that were lost because standard output could not be written.
    private static func lostOutput(_ console: Console) -> ExitCode? {
        guard let code = console.output.failure() else { return nil }
        let reason = String(cString: strerror(code.rawValue))
        var page = Layout(width: min(console.columns, 90))
        page.paragraph(
            """
            \("grade: ", .bad)the output could not be written completely, and your code is not to blame: \(reason)
            """, indent: 0)
        console.writeError(page.lines)
        return .broken
    }
}
