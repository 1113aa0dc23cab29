import Foundation

@testable import WorkbookSystem

/// The built `grade`, run as a person would run it: whole output and exit status are what counts.
struct GradeTool {
    /// What a run left behind.
    struct Result {
        var output: String
        var errors: String
        var status: Int32
    }

    /// The binary beside the test bundle.
    static let path: String = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let products = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return products.appending(path: "grade").path
    }()

    /// The variables that every run gets; nothing else of this process's environment matters to `grade`.
    static let environment: [String: String] = {
        let own = ProcessInfo.processInfo.environment
        return own.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }.merging(["COLUMNS": "80"]) { $1 }
    }()

    /// Runs `grade` in a folder.
    static func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:], limit: Double = 240,
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
