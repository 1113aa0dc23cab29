import Foundation
import WorkbookSystem

/// What grading needs from outside: a way to run programs, an environment for them, and limits.
package struct Tools: Sendable {
    /// Starts programs.
    package var runner: ProcessRunner
    /// The fixed environment of every program that is started.
    package var environment: [String: String]
    /// What a build may take, and a run of the checks.
    package var limits = (build: ResourceLimits.build, run: ResourceLimits.run)
    /// The sandbox for the learner's code, if it runs in one.
    package var isolation: Sandbox?
    /// Whether to find out which check printed what, for which each check of a suite that prints runs once more.
    package var attributesOutput = false
    /// Whether each check must also pass alone, so that a suite doesn't depend on the order of its checks.
    package var runsChecksAlone = false
    /// What is asked before anything is built; `nil` for a learner's commands.
    package var results: (any AttemptResults)?

    /// Prepares tools for a process with this environment.
    ///
    /// - Parameter spare: Where a home and a folder for temporary files are made if those of the environment
    ///   cannot be used.
    package init(
        runner: ProcessRunner, environment: [String: String], isolation: Sandbox? = nil, spare: URL? = nil
    ) {
        self.runner = runner
        self.isolation = isolation
        self.environment = ChildEnvironment.fixed(from: environment, spare: spare)
    }

    /// Returns the arguments that SwiftPM adds to every compiler call on this platform.
    package func platformArguments(for toolchain: Toolchain) async throws -> [String] {
        #if os(macOS)
            // SwiftPM builds for the platform version of the manifest and passes the SDK's path.
            let target = toolchain.target.replacing(/macosx[\d.]+$/, with: "macosx15.0")
            let command = Command("/usr/bin/xcrun", ["--show-sdk-path"], environment: environment)
            let sdk = try await runner.run(command, limit: 60).output.trimmingCharacters(
                in: .whitespacesAndNewlines)
            return ["-target", target, "-sdk", sdk]
        #else
            return []
        #endif
    }
}
