import Foundation
import WorkbookGrading
import WorkbookReporting
import WorkbookSystem

/// What a command of `grade` needs from outside, so that tests can replace it.
package struct CommandContext: Sendable {
    /// The version of this tool.
    package static let version = "0.1.0"

    /// The environment variables.
    package var environment: [String: String]
    /// The folder in which the command was typed; its path is not absolute if that folder was deleted.
    package var folder: URL
    /// The words that call this tool here: `grade`, or `swift run grade` if it was built by SwiftPM.
    package var program: String
    /// The file of this tool, with all links resolved.
    package var tool: URL?
    /// Where output goes.
    package var console: Console
    /// What a person types while a command runs.
    package var input: Input = .none
    /// The clock.
    package var now: @Sendable () -> Date = { Date() }
    /// The keys that replace commands while `grade watch` runs, by the name of the command.
    package var keys: [String: String] = [:]
    /// The time zone of the days that are shown.
    package var timeZone: TimeZone = .current
    /// Lets a pager or an editor use the terminal.
    package var foreground: Foreground = .none
    /// The name of the command that runs, for the errors of its command line.
    package var command = ""
    /// What is said when Ctrl-C ends the tool.
    package var interruptMessage = InterruptMessage()
    /// All commands, for those that describe or run others.
    package var commands = CommandTable<CommandContext>()
    /// Starts programs.
    package var runner: ProcessRunner
    /// How many workspaces are used at the same time.
    package var concurrency: Int
    /// Results that replace grading in tests of commands.
    package var results: (any AttemptResults)?

    /// Returns the context of this process.
    ///
    /// - Parameters:
    ///   - words: The command line.
    ///   - holder: Where a program that uses the terminal is noted.
    package static func live(_ words: [String], holder: TerminalHolder) -> CommandContext {
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
            program: program(called: path, in: folder, tool: tool),
            tool: tool, console: console, input: .live, foreground: .terminal(holder),
            runner: ProcessRunner(),
            concurrency: max(1, min(4, ProcessInfo.processInfo.activeProcessorCount)))
    }

    /// Returns the words that call this tool: SwiftPM finds the package only in its folder and below it.
    package static func program(called path: String, in folder: URL, tool: URL?) -> String {
        guard path.contains("/.build/") || path.hasPrefix(".build/") else { return "grade" }
        guard let tool, let end = tool.path.range(of: "/.build/", options: .backwards)?.lowerBound,
            !(folder.resolvingSymlinksInPath().path + "/").hasPrefix(tool.path[..<end] + "/")
        else { return "swift run grade" }
        return tool.deletingLastPathComponent().appending(path: "grade").path.shellWord
    }

    /// Finds programs and lets them use the terminal.
    package var programs: ForegroundPrograms {
        ForegroundPrograms(environment: environment, folder: folder, foreground: foreground)
    }
}
