import Foundation
import WorkbookBugs
import WorkbookSystem

/// Grades a package whose behavior must stay the same, and whose tests must notice changes of its code.
package struct CapstoneGrading: Sendable {
    private let folder: URL
    private let scenarios: ScenarioFile
    private let home: URL
    private let tools: BugTools

    /// Prepares to grade a package.
    ///
    /// - Parameters:
    ///   - folder: The package's folder.
    ///   - scenarios: How its program must behave.
    ///   - home: The folder of all copies of packages.
    package init(folder: URL, scenarios: ScenarioFile, home: URL, tools: BugTools) {
        (self.folder, self.scenarios, self.home) = (folder, scenarios, home)
        self.tools = tools
    }

    /// Grades the package: its behavior, then its tests, then what they notice.
    ///
    /// - Parameter progress: Called whenever something begins or ends.
    /// - Throws: ``BugProblem``, or the errors of the file system and of starting programs.
    package func result(progress: @escaping @Sendable (SearchPhase) -> Void) async throws -> CapstoneResult {
        let copy = PackageCopy(
            of: try PackageReader.find(from: folder), in: home.appending(path: "capstone"))
        let lock = try await FileLock.acquire(copy.home.appending(path: "lock"))
        defer { lock.release() }
        // What an earlier run left that was killed; usually there is nothing.
        try? FileManager.default.removeItem(at: copy.home.appending(path: "runs"))
        progress(.reading)
        let (package, tools) = (try await build(copy, progress: progress), ownTools(copy))
        var result = CapstoneResult()
        result.scenarioCount = scenarios.scenarios.count
        progress(.scenarios(result.scenarioCount))
        result.differences = try await run(copy, tools).differences()
        if !result.differences.isEmpty { return result }
        let list = copy.home.appending(path: "list")
        let shim = try await ClockShim.build(in: copy.home, watching: list, tools: tools)
        let program = TestProgram(
            copy: copy, package: package, tools: tools, flags: PackageBuild(copy: copy, tools: tools).flags)
        let inspection = TestInspection(program: program, shim: shim)
        let findings = try await inspection.findings(progress: progress)
        (result.testCount, result.faults) = (findings.count, findings.faults)
        result.remarks = findings.remarks
        result.limits = [
            shim == nil ? .world : nil, shim != nil && tools.bubblewrap == nil ? .sandbox : nil,
        ].compactMap { $0 }
        if findings.count == 0 || !findings.faults.isEmpty { return result }
        result.bugs = try await BugSearch(from: folder, home: home, since: nil, tools: tools).report(
            progress: progress)
        return result
    }

    /// Returns the scenarios with what the package's program does now.
    ///
    /// - Throws: ``BugProblem``, or the errors of the file system and of starting programs.
    package func recorded() async throws -> ScenarioFile {
        let copy = PackageCopy(
            of: try PackageReader.find(from: folder), in: home.appending(path: "capstone"))
        _ = try await build(copy) { _ in }
        var file = scenarios
        file.scenarios = try await run(copy, ownTools(copy)).observed()
        return file
    }

    /// The tools with an environment in which the package's own data is out of reach.
    private func ownTools(_ copy: PackageCopy) -> BugTools {
        var tools = tools
        tools.environment[scenarios.folder] = copy.home.appending(path: "list").path
        return tools
    }

    private func run(_ copy: PackageCopy, _ tools: BugTools) -> ScenarioRun {
        ScenarioRun(
            program: copy.scratch.appending(path: "debug/\(scenarios.program)"), file: scenarios,
            scratch: copy.home.appending(path: "runs"), tools: tools)
    }

    private func build(
        _ copy: PackageCopy, progress: (SearchPhase) -> Void
    ) async throws -> SwiftPackage {
        try copy.update()
        let package = try await PackageReader(copy: copy, tools: tools).read()
        progress(.compiling)
        try await PackageBuild(copy: copy, tools: tools).check()
        return package
    }
}
