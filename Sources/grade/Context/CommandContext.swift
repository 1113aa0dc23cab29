import Foundation
import WorkbookGrading
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// What a command needs from outside, so that tests can pass in another world.
struct CommandContext: Sendable {
    /// The environment variables.
    var environment: [String: String]
    /// The folder in which the command was typed.
    var folder: URL
    /// How this tool is called here: `grade`, or `swift run grade` where it lies in a build folder.
    var program: String
    /// Where this tool itself lies, past all links.
    var tool: URL?
    /// Where words go.
    var console: Console
    /// What a person types while a command runs.
    var input: Input = .none
    /// The clock.
    var now: @Sendable () -> Date = { Date() }
    /// The keys that do what a subcommand does, where a key is pressed rather than a command typed.
    var keys: [String: String] = [:]
    /// Where on earth the days begin and end that are told.
    var timeZone: TimeZone = .current
    /// Lets a pager or an editor have the terminal.
    var foreground: Foreground = .none
    /// What is said where Ctrl-C ends all of it.
    var farewell = InterruptMessage()
    /// Starts programs.
    var runner: ProcessRunner
    /// How many workspaces are at work at once.
    var width: Int

    /// The real world, as the words of a command line want it.
    static func live(_ words: [String]) -> CommandContext {
        let environment = ProcessInfo.processInfo.environment
        let path = CommandLine.arguments.first ?? "grade"
        let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let tool = Bundle.main.executableURL?.resolvingSymlinksInPath()
        let manners = OutputPreferences(words: words, environment: environment)
        let console = Console.live(
            environment: environment, manners: manners,
            // Without a course there is nothing to link to; what needs one says so itself.
            root: try? CommandContext.root(
                named: manners.course, from: folder, environment: environment, tool: tool))
        return CommandContext(
            environment: environment, folder: folder,
            program: path.contains("/.build/") || path.hasPrefix(".build/") ? "swift run grade" : "grade",
            tool: tool, console: console, input: .live, foreground: .live, runner: ProcessRunner(),
            width: max(1, min(4, ProcessInfo.processInfo.activeProcessorCount)))
    }

    /// Finds and reads the course that the arguments mean.
    func course(_ arguments: Arguments) throws -> Course {
        let root = try courseFolder(arguments)
        // A course that is partly old and partly new may load, and grade wrongly.
        if UnfinishedUpdate.find(in: root) != nil { throw CourseUpdateProblem.unfinished(root) }
        let course = try Course.load(root)
        if !isInside(course) && arguments.value(of: .course) == nil && console.errors.isTerminal {
            // All paths are told from there.
            console.complain([[Span("Your workbook: ", .faint), Span(course.root.path, .path)], []])
        }
        return course
    }

    /// Finds the folder of the course that the arguments mean, without reading it.
    func courseFolder(_ arguments: Arguments) throws -> URL {
        try CommandContext.root(
            named: arguments.value(of: .course), from: folder, environment: environment, tool: tool)
    }

    private static func root(
        named name: String?, from folder: URL, environment: [String: String], tool: URL?
    ) throws -> URL {
        if let name {
            // Without a working directory, only an absolute path leads anywhere.
            guard name.hasPrefix("/") || folder.path.hasPrefix("/") else { throw MissingWorkingDirectory() }
            return URL(filePath: name, relativeTo: folder)
        }
        return try Course.find(from: folder, environment: environment, tool: tool)
    }

    /// Whether the command was typed in the folder of the course or below it.
    private func isInside(_ course: Course) -> Bool {
        let here = folder.resolvingSymlinksInPath().path
        return here == course.root.path || here.hasPrefix(course.root.path + "/")
    }

    /// Finds what the arguments name, if they name anything: by its number, its name, or a path from here.
    func named(_ arguments: Arguments, in course: Course) throws -> Selection? {
        try arguments.operands.first.map { try course.select($0, from: folder) }
    }

    /// Finds what the arguments name, or else the exercise or lesson in whose folder the command was typed.
    func selection(_ arguments: Arguments, in course: Course) throws -> Selection? {
        try named(arguments, in: course) ?? course.selection(at: folder)
    }

    /// Finds the toolchain, and what grading needs besides.
    func equipment(
        for course: Course, isIsolated: Bool = false
    ) async throws -> (toolchain: Toolchain, tools: Tools) {
        let toolchain = try await Toolchain.find(
            environment: environment, runner: runner,
            cache: course.buildFolder.appending(path: "toolchain.json"))
        let isolation =
            isIsolated ? try await Sandbox.find(environment: environment, runner: runner) : nil
        return (
            toolchain,
            Tools(
                runner: runner, environment: environment, isolation: isolation,
                spare: course.buildFolder.appending(path: "spare"))
        )
    }

    /// A command that a person can type here, such as `swift run grade lesson 3`, or what to press in its place.
    func command(_ words: String, _ arguments: Arguments) -> String {
        if let key = words.split(separator: " ").first.flatMap({ keys[String($0)] }) { return key }
        let course = arguments.value(of: .course).map { " --course \($0.shellWord)" } ?? ""
        return "\(program) \(words)\(course)"
    }
}
