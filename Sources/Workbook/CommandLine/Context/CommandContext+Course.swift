import Foundation
import WorkbookGrading
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension Option {
    /// The folder of the course.
    package static let course = Option("--course", "DIR", "the course's folder (default: the nearest one)")

    /// Reverts the last change; for `grade reset` and `grade update`.
    package static let undo = Option("--undo", nil, "undo the last change")

    /// Whether learners' code runs in a sandbox.
    package static let isolated = Option(
        "--isolated", nil, "run the code in a sandbox, without network or access to your files")

    /// Whether code runs in a sandbox, for the commands of instructors and authors, who mostly run other people's code.
    package static let sandbox = Option(
        "--sandbox", "on|off",
        "run the code in a sandbox, without network or access to your files (default: on for other people's code)"
    )
}

extension Arguments {
    /// Whether ``Option/sandbox`` says to run code in a sandbox.
    package func usesSandbox(byDefault isDefault: Bool) -> Bool {
        value(of: .sandbox).map { $0 == "on" } ?? isDefault
    }
}

extension CommandContext {
    /// Finds and loads the course that the arguments mean.
    ///
    /// Sealed suites are unpacked, because lists and hints need the checks of exercises.
    package func course(_ arguments: Arguments) throws -> Course {
        let root = try courseFolder(arguments)
        // A course that is partly old and partly new may load, and grade wrongly.
        if let update = InterruptedUpdate(of: root) { throw update }
        var course = try Course.load(root)
        // A folder that was deleted has no path from which others could be seen.
        course.viewpoint = folder.path.hasPrefix("/") ? folder : nil
        course.program = program
        // Commands that only read work without the suites. Grading reports why it has none.
        try? course.openSuites()
        if !isInside(course) && arguments.value(of: .course) == nil && console.errors.isTerminal {
            console.writeError(["\("Your workbook: ", .faint)\(course.root.path, .path)", ""])
        }
        return course
    }

    /// Finds the folder of the course that the arguments mean, without loading it.
    package func courseFolder(_ arguments: Arguments) throws -> URL {
        try CommandContext.courseFolder(
            named: arguments.value(of: .course), from: folder, environment: environment, tool: tool)
    }

    /// Finds the folder of a course: the one that is named, or else the nearest one.
    package static func courseFolder(
        named name: String?, from folder: URL, environment: [String: String], tool: URL?
    ) throws -> URL {
        guard let name else { return try Course.find(from: folder, environment: environment, tool: tool) }
        // Without a working directory, only an absolute path leads anywhere.
        guard name.hasPrefix("/") || folder.path.hasPrefix("/") else { throw MissingWorkingDirectory() }
        return URL(filePath: name, relativeTo: folder)
    }

    /// Whether the command was typed in the folder of the course or below it.
    private func isInside(_ course: Course) -> Bool {
        let here = folder.resolvingSymlinksInPath().path
        return here == course.root.path || here.hasPrefix(course.root.path + "/")
    }

    /// Finds the toolchain and the other things that grading needs.
    ///
    /// - Throws: ``ToolchainProblem``, or ``SandboxProblem`` if a sandbox is asked for and not available.
    package func equipment(
        for course: Course, isIsolated: Bool = false
    ) async throws -> (toolchain: Toolchain, tools: Tools) {
        let toolchain = try await Toolchain.find(
            environment: environment, runner: runner,
            cache: course.buildFolder.appending(path: "toolchain.json"))
        let isolation =
            isIsolated ? try await Sandbox.find(environment: environment, runner: runner) : nil
        var tools = Tools(
            runner: runner, environment: environment, isolation: isolation,
            spare: course.buildFolder.appending(path: "spare"))
        tools.results = results
        return (toolchain, tools)
    }

    /// Returns a command as a person can type it here, such as `swift run grade lesson 3`, or the key that replaces it.
    package func command(_ words: String, _ arguments: Arguments) -> String {
        if let key = words.split(separator: " ").first.flatMap({ keys[String($0)] }) { return key }
        let course = arguments.value(of: .course).map { " --course \($0.shellWord)" } ?? ""
        // Who listens can use a suggestion as it is.
        return "\(program) \(words)\(course)\(arguments.has(.plain) ? " --plain" : "")"
    }
}
