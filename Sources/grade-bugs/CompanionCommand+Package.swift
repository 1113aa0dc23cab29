import Foundation
import WorkbookBugs
import WorkbookCommandLine
import WorkbookReporting
import WorkbookSystem

/// What commands about a package share.
extension CompanionCommand where Context == CommandContext {
    /// Finds the folder of all copies of packages, and the tools that work on them.
    static func packageTools(
        _ arguments: Arguments, _ context: CommandContext
    ) async throws -> (home: URL, tools: BugTools) {
        let home = home(context)
        let toolchain = try await Toolchain.find(
            environment: context.environment, runner: context.runner,
            cache: home.appending(path: "toolchain.json"))
        let tools = BugTools(
            toolchain: toolchain, runner: context.runner, environment: context.environment,
            width: ProcessInfo.processInfo.activeProcessorCount,
            sandbox: try await sandbox(arguments, context))
        return (home, tools)
    }

    /// The package's path in its repository, if the command line says it.
    static func folderOfAnnotations(_ arguments: Arguments) -> String {
        let folder = arguments.operands.first ?? "."
        return folder.hasPrefix("/") ? "" : folder
    }

    /// The command that shows everything.
    static func wholeCommand(_ arguments: Arguments, _ context: CommandContext) -> String {
        let words = [name, arguments.operands.first?.shellWord, "--all"].compactMap { $0 }
        return "\(context.program) \(words.joined(separator: " "))"
    }

    /// Finds the sandbox; `nil` if none was asked for, and none is available.
    private static func sandbox(_ arguments: Arguments, _ context: CommandContext) async throws -> Sandbox? {
        let wish = arguments.value(of: .bugSandbox)
        if wish == "off" { return nil }
        do {
            return try await Sandbox.find(environment: context.environment, runner: context.runner)
        } catch  where wish == nil {
            return nil
        }
    }

    /// The folder of all copies: that of the workbook's builds, or the person's cache if the tool was installed.
    private static func home(_ context: CommandContext) -> URL {
        if let tool = context.tool?.path, let build = tool.range(of: "/.build/", options: .backwards) {
            return URL(filePath: tool[..<build.upperBound] + "workbook/bugs")
        }
        let home = context.environment["HOME"].map { URL(filePath: $0) }
        let own = home ?? FileManager.default.homeDirectoryForCurrentUser
        return own.appending(path: ".cache/swift-testability-workbook/bugs")
    }
}
