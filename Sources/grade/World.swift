import Foundation
import Workbook

/// What a command needs from outside, so that tests can pass in another world.
struct World: Sendable {
    /// The environment variables.
    var environment: [String: String]
    /// The folder in which the command was typed.
    var folder: URL
    /// How this tool is called here: `grade`, or `swift run grade` where it lies in a build folder.
    var program: String
    /// Where words go.
    var console: Console
    /// What a person types while a command runs.
    var input: Input = .none
    /// The clock.
    var now: @Sendable () -> Date = { Date() }
    /// Where on earth the days begin and end that are told.
    var timeZone: TimeZone = .current
    /// Lets a pager or an editor have the terminal.
    var foreground: Foreground = .none
    /// What is said where Ctrl-C ends all of it.
    var farewell = Farewell()
    /// Starts programs.
    var runner: ProcessRunner
    /// How many workspaces are at work at once.
    var width: Int

    /// The real world.
    static func live() -> World {
        let environment = ProcessInfo.processInfo.environment
        let path = CommandLine.arguments.first ?? "grade"
        return World(
            environment: environment,
            folder: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
            program: path.contains("/.build/") || path.hasPrefix(".build/") ? "swift run grade" : "grade",
            console: Console.live(environment: environment), input: .live,
            foreground: .live, runner: ProcessRunner(),
            width: max(1, min(4, ProcessInfo.processInfo.activeProcessorCount)))
    }

    /// Finds and reads the course that the arguments mean.
    func course(_ arguments: Arguments) throws -> Course {
        let named = arguments.value(of: .course).map { URL(filePath: $0, relativeTo: folder) }
        return try Course.load(named ?? Course.locate(from: folder))
    }

    /// Finds what the arguments name, or else the exercise or lesson in whose folder the command was typed.
    func selection(_ arguments: Arguments, in course: Course) throws -> Selection? {
        try arguments.operands.first.map { try course.select($0, from: folder) }
            ?? course.selection(at: folder)
    }

    /// Finds the toolchain, and what grading needs besides.
    func equipment(
        for course: Course, isIsolated: Bool = false
    ) async throws -> (toolchain: Toolchain, tools: Tools) {
        let toolchain = try await Toolchain.find(
            environment: environment, runner: runner,
            cache: course.buildFolder.appending(path: "toolchain.json"))
        let isolation =
            isIsolated ? try await Isolation.find(environment: environment, runner: runner) : nil
        return (
            toolchain,
            Tools(
                runner: runner, environment: environment, isolation: isolation,
                spare: course.buildFolder.appending(path: "spare"))
        )
    }

    /// A command that a person can type here, such as `swift run grade lesson 3`.
    func command(_ words: String, _ arguments: Arguments) -> String {
        let course =
            arguments.value(of: .course).map { " --course \($0.contains(" ") ? "\"\($0)\"" : $0)" } ?? ""
        return "\(program) \(words)\(course)"
    }
}
