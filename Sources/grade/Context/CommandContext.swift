import Foundation
import WorkbookGrading
import WorkbookSystem

/// What a command of `grade` needs from outside, so that tests can replace it.
struct CommandContext: Sendable {
    /// The version of this tool.
    static let version = "0.1.0"

    /// The environment variables.
    var environment: [String: String]
    /// The folder in which the command was typed; its path is not absolute if that folder was deleted.
    var folder: URL
    /// The words that call this tool here: `grade`, or `swift run grade` if it was built by SwiftPM.
    var program: String
    /// The file of this tool, with all links resolved.
    var tool: URL?
    /// Where output goes.
    var console: Console
    /// What a person types while a command runs.
    var input: Input = .none
    /// The clock.
    var now: @Sendable () -> Date = { Date() }
    /// The keys that replace commands while `grade watch` runs, by the name of the command.
    var keys: [String: String] = [:]
    /// The time zone of the days that are shown.
    var timeZone: TimeZone = .current
    /// Lets a pager or an editor use the terminal.
    var foreground: Foreground = .none
    /// What is said when Ctrl-C ends the tool.
    var interruptMessage = InterruptMessage()
    /// All commands, for those that describe or run others.
    var commands = CommandTable<CommandContext>()
    /// Starts programs.
    var runner: ProcessRunner
    /// How many workspaces are used at the same time.
    var concurrency: Int
    /// Results that replace grading in tests of commands.
    var results: (any AttemptResults)?

    /// Returns the context of this process.
    ///
    /// - Parameters:
    ///   - words: The command line.
    ///   - holder: Where a program that uses the terminal is noted.
    static func live(_ words: [String], holder: TerminalHolder) -> CommandContext {
        let environment = ProcessInfo.processInfo.environment
        let path = CommandLine.arguments.first ?? "grade"
        let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let tool = Bundle.main.executableURL?.resolvingSymlinksInPath()
        let console = Console.live(
            environment: environment,
            preferences: OutputPreferences(words: words, environment: environment),
            folder: folder,
            // Without a course there is nothing to link to; commands that need one report that themselves.
            root: try? courseFolder(
                named: Option.course.values(in: words).last, from: folder, environment: environment,
                tool: tool))
        return CommandContext(
            environment: environment, folder: folder,
            program: path.contains("/.build/") || path.hasPrefix(".build/") ? "swift run grade" : "grade",
            tool: tool, console: console, input: .live, foreground: .terminal(holder),
            runner: ProcessRunner(),
            concurrency: max(1, min(4, ProcessInfo.processInfo.activeProcessorCount)))
    }

    /// Finds programs and lets them use the terminal.
    var programs: ForegroundPrograms {
        ForegroundPrograms(environment: environment, folder: folder, foreground: foreground)
    }
}
