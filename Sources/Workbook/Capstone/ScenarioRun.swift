import Foundation
import WorkbookBugs
import WorkbookSystem

/// Runs scenarios with a built program.
struct ScenarioRun: Sendable {
    var program: URL
    var file: ScenarioFile
    /// The folder in which each scenario gets a folder of its own.
    var scratch: URL
    var tools: BugTools
    /// More environment variables, such as the one that selects a mutant.
    var environment: [String: String] = [:]
    private static let limit = 20.0

    /// Returns all scenarios with what really happens in them.
    ///
    /// - Throws: What keeps the program from being started, or the file system's errors.
    func observed() async throws -> [Scenario] {
        try await file.scenarios.concurrentMap(limit: tools.width) { try await observe($0) }
    }

    /// Returns the scenarios in which something else happens than they say, each with what really happens.
    ///
    /// - Throws: What keeps the program from being started, or the file system's errors.
    func differences() async throws -> [ScenarioDifference] {
        var found: [ScenarioDifference] = []
        for (wanted, seen) in zip(file.scenarios, try await observed()) where wanted != seen {
            // A machine that stood still for minutes may have passed midnight. That doesn't happen twice.
            let again = try await observe(wanted)
            if let difference = ScenarioDifference(file.program, wanted: wanted, seen: again) {
                found.append(difference)
            }
        }
        return found
    }

    private func observe(_ scenario: Scenario) async throws -> Scenario {
        let folder = scratch.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // What is left of it is removed before the next run.
        defer { try? FileManager.default.removeItem(at: folder) }
        var dates = ScenarioDates(start: Date(), at: scenario.at)
        for (path, lines) in scenario.files ?? [:] {
            let file = folder.appending(path: dates.expand(path))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(dates.expand(lines.joined(separator: "\n")).utf8).write(to: file)
        }
        var seen = scenario
        for (index, step) in scenario.steps.enumerated() {
            var environment = tools.environment.merging(environment) { $1 }
            environment["TZ"] = dates.zone
            environment["HOME"] = folder.appending(path: "home").path
            environment[file.folder] = folder.appending(path: "list").path
            let command = Command(
                program.path, step.run, environment: environment, workingDirectory: folder.path)
            let result = try await tools.runner.run(command, limit: Self.limit)
            let output = dates.words(for: result.output, end: Date())
            seen.steps[index].output = output.isEmpty ? [] : output.components(separatedBy: "\n")
            switch result.termination {
            case .exited(let status): seen.steps[index].exit = status
            // A crash and a program that doesn't end have no exit code; negative numbers mean them.
            case .signalled(let signal): seen.steps[index].exit = -signal
            case .ended: seen.steps[index].exit = -128
            }
        }
        let end = Date()
        seen.stored = FileTree(folder, excluding: []).files().reduce(into: [:]) { stored, path in
            let data = FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data()
            let text = dates.words(for: String(decoding: data, as: UTF8.self), end: end)
            stored[dates.words(for: path, end: end)] = text.components(separatedBy: "\n")
        }
        return seen
    }
}
