// Learners build `grade` and wait for it, so commands for other audiences are programs of their own, as the subcommands of git
// are. A program is built when it is first used, and again when the sources of the tool have changed.

import Foundation
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// A program beside `grade`, with commands for another audience.
struct Companion: Sendable {
    /// The name of the program, such as `grade-class`.
    let name: String
    private let context: CommandContext

    /// The environment variable that names a folder with programs that are used as they are.
    static let variable = "WORKBOOK_PROGRAMS"

    /// Means a program, which may have to be built.
    init(_ name: String, _ context: CommandContext) {
        self.name = name
        self.context = context
    }

    /// The words that call the program, such as `grade class`.
    private var words: String {
        switch name {
        // Its command is one of `grade`, which leaves only some formats to it.
        case "grade-formats":
            context.command == CommandOutline.progress.name
                ? "grade progress --html" : "grade lesson --format"
        // They have several commands.
        case "grade-bugs", "grade-handin": "grade \(context.command)"
        default: name.replacing("-", with: " ")
        }
    }

    /// Whether copies of the course for learners contain a program.
    private static func isForLearners(_ name: String) -> Bool {
        ["grade-book", "grade-formats", "grade-handin"].contains(name)
    }

    /// Runs the program beside this process, and writes what it has written.
    ///
    /// - Throws: ``CompanionProblem`` or ``SpawnError``.
    func run(with arguments: [String]) async throws -> ExitCode {
        let result = try await context.runner.run(
            Command(
                try await ready(), arguments, environment: context.environment,
                workingDirectory: context.folder.path), limit: .infinity)
        context.console.output.write(result.output)
        context.console.errors.write(result.errorOutput)
        return result.termination.isSuccess ? .passed : .broken
    }

    /// Shows the help that the program writes, with the pages of this one.
    ///
    /// - Throws: ``CompanionProblem`` or ``SpawnError``.
    func showHelp(_ arguments: Arguments, _ words: [String]) async throws -> ExitCode {
        let environment = context.environment.merging(["COLUMNS": "\(context.console.columns)"]) { $1 }
        let result = try await context.runner.run(
            Command(
                try await ready(), words + [Option.color.name, "never"], environment: environment,
                workingDirectory: context.folder.path),
            limit: .infinity)
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        await context.page(lines.map { "\($0)" }, arguments)
        return result.termination.isSuccess ? .passed : .broken
    }

    /// Runs the program in place of this process, so that it has its terminal, its signals and its exit status.
    ///
    /// - Throws: ``CompanionProblem`` or ``SpawnError``; if nothing is thrown, the call does not return.
    func replaceThisProcess(with arguments: [String]) async throws -> ExitCode {
        let path = try await ready()
        // The name under which this process was called decides which commands the program suggests.
        try ProcessReplacement.replace(
            with: path, words: [CommandLine.arguments.first ?? "grade"] + arguments)
    }

    /// Returns the path of the program, after it was built if that was necessary.
    ///
    /// - Throws: ``CompanionProblem``.
    func ready() async throws -> String {
        if let folder = context.environment[Self.variable] {
            return try existing(in: URL(filePath: folder))
        }
        guard let tool = context.tool else { throw CompanionProblem.missing(words: words) }
        let products = tool.deletingLastPathComponent()
        // Without the sources around it, `grade` was installed, and so were the programs beside it.
        guard let build = CompanionBuild(of: name, in: products) else { return try existing(in: products) }
        if build.isCurrent || build.exists && mustUndoUpdate(of: build.root) { return build.program.path }
        try await make(build)
        return build.program.path
    }

    /// Whether the command first undoes an interrupted update of the tool itself.
    ///
    /// The sources are partly new then, and may not compile, but the program that began the update is still there.
    private func mustUndoUpdate(of root: URL) -> Bool {
        context.command == CommandOutline.update.name && InterruptedUpdate(of: root) != nil
    }

    private func existing(in folder: URL) throws -> String {
        let program = folder.appending(path: name)
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw Self.isForLearners(name)
                ? CompanionProblem.apart(words: words, program: name, folder: folder) : .missing(words: words)
        }
        return program.path
    }

    private func make(_ build: CompanionBuild) async throws {
        let search = ExecutableSearch(environment: context.environment)
        guard let swift = search.find("swift") else {
            throw ToolchainProblem.missing(searched: search.folders)
        }
        context.interruptMessage.text = "Stopped. The same command builds the rest."
        let reason = build.isRepeated ? "because the sources have changed" : "which is needed once"
        if !context.console.errors.isTerminal {
            context.console.writeError(["Building `\(words)`, \(reason). This takes a while."])
        }
        let status = StatusLine(context.console)
        let text = "building `\(words)`, \(reason)"
        status.set(name, text)
        let finished: Bool
        do {
            finished = try await build.run(
                swift: swift, environment: context.environment, runner: context.runner
            ) { status.set(name, "\(text): \($0)") }
        } catch {
            await status.end()
            throw error
        }
        await status.end()
        guard finished, build.exists else {
            throw CompanionProblem.failed(
                words: words, output: build.output, log: build.log, command: build.command)
        }
        context.interruptMessage.text = "Stopped."
    }
}
