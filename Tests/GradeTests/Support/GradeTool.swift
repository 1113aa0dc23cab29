import Foundation

@testable import WorkbookSystem

/// The built `grade`, run as a person would run it, with its whole output and its exit status.
struct GradeTool {
    /// What a run wrote, and how it ended.
    struct Result {
        var output: String
        var errors: String
        var status: Int32
    }

    /// Which of the two output streams a screen is.
    enum Stream { case output, errors }

    /// The binary beside the test bundle.
    static let path = products.appending(path: "grade").path

    /// The folder with the built programs.
    private static let products: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }()

    /// The environment variables that every run gets; no other variable of this process matters to `grade`.
    static let environment: [String: String] = {
        let own = ProcessInfo.processInfo.environment
        return own.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }.merging(
            // The programs beside `grade` are built already, and SwiftPM is busy with the tests.
            ["COLUMNS": "80", "WORKBOOK_PROGRAMS": products.path]
        ) { $1 }
    }()

    /// Runs `grade` in a folder.
    ///
    /// The limit only ends a run that hangs: on a busy machine a grading takes many times as long as on a quiet one.
    static func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:], limit: Double = 900,
        path: String = path
    ) async throws -> Result {
        let command = Command(
            path, arguments, environment: Self.environment.merging(environment) { $1 },
            workingDirectory: folder.path)
        let result = try await ProcessRunner().run(command, limit: limit)
        guard case .exited(let status) = result.termination else {
            return Result(output: result.output, errors: "\(result.termination)", status: -1)
        }
        return Result(output: result.output, errors: result.errorOutput, status: status)
    }
}
