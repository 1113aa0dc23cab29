import Foundation
import WorkbookReporting

/// The `grade` command: builds the real world, hands it to a subcommand, and exits with its answer.
@main
enum Grade {
    /// The version that `grade --version` tells.
    static let version = "0.1.0"

    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        let context = CommandContext.live(words)
        let interrupts = Interrupts(context: context)
        let code = await run(words, context)
        interrupts.stop()
        exit(lostOutput(context.console)?.rawValue ?? code.rawValue)
    }

    /// Says on standard error that results were lost because standard output could not be written.
    private static func lostOutput(_ console: Console) -> ExitCode? {
        guard let code = console.output.failure() else { return nil }
        let reason = String(cString: strerror(code.rawValue))
        let what = "the output could not be written completely, and your code is not to blame: \(reason)"
        var page = Layout(width: min(console.columns, 90))
        page.paragraph([Span("grade: ", .bad), Span(what)], indent: 0)
        console.complain(page.lines)
        return .broken
    }

    /// Runs one invocation.
    ///
    /// Every error ends up in one place, which turns it into words and an exit code.
    static func run(_ words: [String], _ context: CommandContext) async -> ExitCode {
        do {
            let arguments = try Arguments(parsing: words)
            return try await arguments.command.run(arguments, context)
        } catch {
            let failure = Failure(error, context: context)
            context.console.complain(failure.lines)
            return failure.code
        }
    }
}

/// What the exit status tells a script.
enum ExitCode: Int32 {
    /// All that was graded passed.
    case passed = 0
    /// Something did not pass yet.
    case notYet = 1
    /// The command line cannot be understood (EX_USAGE).
    case usage = 64
    /// The toolchain is missing or too old (EX_UNAVAILABLE).
    case unavailable = 69
    /// This tool or the course is broken (EX_SOFTWARE).
    case broken = 70
}
