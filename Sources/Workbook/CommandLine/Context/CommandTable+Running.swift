import Foundation
import WorkbookReporting
import WorkbookSystem

extension CommandTable where Context == CommandContext {
    /// Creates the table of `grade`, or of a program beside it, which speaks of itself as `grade`.
    ///
    /// - Parameter entries: The commands, in the order in which help lists them.
    package init(_ entries: [Entry]) {
        program = "grade"
        self.entries = entries
        options = [.color, .plain, .help, .version]
        frequentOptions = [.course]
    }

    /// Runs the command of this process's arguments, and exits with its status.
    package func main() async -> Never {
        let words = Array(CommandLine.arguments.dropFirst())
        let holder = TerminalHolder()
        let context = CommandContext.live(words, holder: holder)
        let interrupts = Interrupts(
            console: context.console, message: context.interruptMessage, sessions: context.runner.sessions,
            holder: holder)
        let code = await run(words, context)
        interrupts.stop()
        exit(lostOutput(context.console)?.rawValue ?? code.rawValue)
    }

    /// Reports results that were lost because standard output could not be written.
    private func lostOutput(_ console: Console) -> ExitCode? {
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

    /// Runs the command that a command line asks for, and reports errors.
    package func run(_ words: [String], _ context: CommandContext) async -> ExitCode {
        var context = context
        context.commands = self
        context.command = commandName(in: words, context)
        do {
            let invocation = try parse(words, in: context)
            let arguments = invocation.arguments
            if arguments.has(.version) {
                context.console.write(["\(program) \(CommandContext.version)"])
                return .passed
            }
            switch invocation.entry {
            case .companion(_, let program):
                return try await runCompanion(program, words, context)
            case .own(let command):
                if arguments.has(.help) {
                    await context.showHelp(for: command, arguments)
                    return .passed
                }
                if let program = command.companion(for: arguments) {
                    return try await runCompanion(program, words, context)
                }
                return try await command.perform(arguments, context)
            }
        } catch {
            let failure = Failure(error, context: context)
            context.console.writeError(failure.lines)
            return failure.code
        }
    }
}

extension CommandContext {
    /// Shows the help page of a command.
    package func showHelp(for command: any Subcommand.Type, _ arguments: Arguments) async {
        let page = commands.help.page(for: command, width: console.columns)
        if let pager = commands.pager { await pager(page, arguments, self) } else { console.write(page) }
    }
}
