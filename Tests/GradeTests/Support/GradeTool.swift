import Foundation
import Testing
import WorkbookGrading
import WorkbookReporting

@testable import WorkbookCommandLine
@testable import WorkbookSystem
@testable import grade
@testable import grade_book
@testable import grade_bugs
@testable import grade_class
@testable import grade_course
@testable import grade_formats
@testable import grade_handin

/// Runs the built `grade` as a user would, and records its output and its exit status.
struct GradeTool {
    /// The output of a run, and how it ended.
    struct Result {
        var output: String
        var errors: String
        var status: Int32
    }

    /// The output stream to which a screen is written.
    enum Stream { case output, errors }

    /// The binary next to the test bundle.
    static let path = products.appending(path: "grade").path

    /// The folder of the built programs.
    private static let products: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }()

    /// The environment variables of every run; `grade` depends on no other variable of this process.
    static let environment: [String: String] = {
        let own = ProcessInfo.processInfo.environment
        return own.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }.merging(
            // The programs next to `grade` are already built, and SwiftPM is busy with the tests.
            ["COLUMNS": "80", "WORKBOOK_PROGRAMS": products.path]
        ) { $1 }
    }()

    /// Runs a command of `grade` in this process, without a terminal and with recorded results.
    static func perform(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:],
        results: any AttemptResults = RecordedResults.shared
    ) async -> Result {
        let (output, errors) = (Locked(""), Locked(""))
        let environment = Self.environment.merging(environment) { $1 }
        let preferences = OutputPreferences(words: arguments, environment: environment)
        func stream(_ text: Locked<String>) -> Console.Stream {
            Console.Stream(isTerminal: false, hasColor: preferences.hasColor(isTerminal: false)) { new in
                text.withLock { $0 += new }
            }
        }
        let console = Console(
            output: stream(output), errors: stream(errors), columns: Console.columns(environment),
            isPlain: preferences.isPlain)
        let context = CommandContext(
            environment: environment, folder: URL(filePath: folder.path, directoryHint: .isDirectory),
            program: "swift run grade", tool: URL(filePath: path),
            console: console, runner: ProcessRunner(), concurrency: 2, results: results)
        var table = CommandTable.grade
        table.runCompanion = { program, words, context in
            let companions = [
                "grade-book": CommandTable.gradeBook, "grade-bugs": .gradeBugs, "grade-class": .gradeClass,
                "grade-course": .gradeCourse, "grade-formats": .gradeFormats,
                "grade-handin": .gradeHandIn,
            ]
            return try await #require(companions[program]).run(words, context)
        }
        let code = await table.run(arguments, context)
        return Result(output: output.value, errors: errors.value, status: code.rawValue)
    }

    /// Runs the built `grade` in a folder.
    ///
    /// The limit only ends a run that hangs, because grading takes many times as long on a busy machine.
    static func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:], limit: Double = 900,
        path: String = path
    ) async throws -> Result {
        let command = Command(
            path, arguments, environment: Self.environment.merging(environment) { $1 },
            workingDirectory: folder.path)
        let start = Date()
        let result = try await ProcessRunner().run(command, limit: limit)
        GradingBudget.spend(onBuildsIn: folder, since: start)
        guard case .exited(let status) = result.termination else {
            return Result(output: result.output, errors: "\(result.termination)", status: -1)
        }
        return Result(output: result.output, errors: result.errorOutput, status: status)
    }
}
