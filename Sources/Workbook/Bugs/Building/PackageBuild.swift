import Foundation
import WorkbookSystem

/// A build of the copy of a package as it is.
package struct PackageBuild: Sendable {
    var copy: PackageCopy
    var tools: BugTools

    /// Describes the build of a copy.
    package init(copy: PackageCopy, tools: BugTools) { (self.copy, self.tools) = (copy, tools) }

    /// Builds what the copy contains.
    ///
    /// - Throws: What keeps SwiftPM from being started.
    func run(withTests: Bool = true) async throws -> ProcessResult {
        let command = Command(
            tools.toolchain.swift, ["build"] + (withTests ? ["--build-tests"] : []) + flags,
            environment: tools.environment, workingDirectory: copy.root.path)
        return try await tools.runner.run(command, limit: 4 * 3600)
    }

    /// Builds what the copy contains.
    ///
    /// - Throws: ``BugProblem``, or ``MachineFault``, if that fails.
    package func check(withTests: Bool = true) async throws {
        let result = try await run(withTests: withTests)
        if !result.termination.isSuccess { throw problem(result) }
    }

    /// Returns what the failure of a build means.
    func problem(_ result: ProcessResult) -> any Error {
        let output = result.errorOutput + result.output
        // The package isn't to blame for a full disk.
        if let fault = MachineFault(inOutput: output) { return fault }
        if case .needsNetwork(let package, let words) = PackageReader.problem(output, copy.original) {
            return BugProblem.needsNetwork(package, words)
        }
        // People know the package, and not its copy.
        return BugProblem.doesNotBuild(
            copy.original, PackageBuild.lines(of: output.replacing(copy.root.path + "/", with: "")))
    }

    /// Returns the first errors of an output.
    static func lines(of output: String) -> [String] {
        let lines = output.split(whereSeparator: \.isNewline).map(String.init)
        // Each job of the compiler that reads a file reports its errors.
        let errors = lines.filter { $0.contains("error:") }.reduce(into: [String]()) { unique, line in
            if !unique.contains(line) { unique.append(line) }
        }
        return Array((errors.isEmpty ? lines.suffix(3) : errors.prefix(3)))
    }

    /// The flags of every build; another one would build everything again.
    package var flags: [String] {
        var compiler = [
            "-diagnostic-style=llvm", "-continue-building-after-errors", "-index-ignore-system-modules",
        ]
        // SwiftPM has just read it; if it can't be read now, the build says so.
        let manifest =
            (try? String(contentsOf: copy.original.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
        // A copy of a body repeats its warnings. The compiler rejects both options together.
        if !manifest.contains("warnings-as-errors") && !manifest.contains("treat") {
            compiler.append("-suppress-warnings")
        }
        return [
            "--package-path", copy.root.path, "--scratch-path", copy.scratch.path, "--build-system", "native",
            "--quiet", "-debug-info-format", "none",
        ] + compiler.flatMap { ["-Xswiftc", $0] }
    }
}
