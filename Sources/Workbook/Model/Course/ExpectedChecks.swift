import Foundation
import WorkbookSystem

/// A `checks.json`: the checks that must report before an attempt can pass, known before anything compiles.
///
/// `grade course record` writes it from a run of the reference; `grade course verify` compares.
package struct ExpectedChecks: Sendable, Equatable, Codable {
    /// The version of the format that this tool reads.
    static let format = 1
    /// The format of the file.
    static let fileFormat = JSONFormat(
        version: format,
        .object(
            ["format", "starterFails", "starterDoesNotCompile", "names", "needs"],
            ["checks": .list(.object(["id", "name", "after"]))]))

    /// The version of the file's format.
    package var format = ExpectedChecks.format
    /// The checks, in the order of reports.
    package var checks: [Check]
    /// The ids of the checks that the starter fails.
    package var starterFails: [String]
    /// Whether the starter does not compile, so that its checks say nothing; `nil` if it compiles.
    package var starterDoesNotCompile: Bool?
    /// The names that solutions declare and the suite uses: `Tracker`, or `Array.names` in an extension; `nil` if nobody
    /// recorded them.
    package var names: [String]?
    /// What the starter, the reference or an accepted variation needs that other attempts are flagged for, such as
    /// "reading files"; `nil` if there is nothing.
    package var needs: [String]?

    /// Creates a list of checks.
    package init(checks: [Check], starterFails: [String]) {
        self.checks = checks
        self.starterFails = starterFails
    }

    /// Reads the file of an exercise.
    ///
    /// - Throws: ``MalformedFile``.
    package static func load(for exercise: Exercise) throws -> ExpectedChecks {
        let file = exercise.folders.expectedChecks
        let list = try JSONFile.decode(ExpectedChecks.self, at: file, as: fileFormat)
        for (index, check) in list.checks.enumerated() {
            let others = list.checks.map(\.id).filter { $0 != check.id }
            if let id = check.after.first(where: { !others.contains($0) }) {
                throw MalformedFile(
                    file: file, keyPath: "checks[\(index)].after",
                    expected: "ids of other checks in this file", found: id)
            }
        }
        guard !list.checks.isEmpty else {
            throw MalformedFile(
                file: file, keyPath: "checks", expected: "at least one check", found: "an empty list")
        }
        return list
    }

    /// Reads what the tests of an exercise need; nothing if no checks were recorded.
    ///
    /// - Throws: ``MalformedFile``.
    package static func needs(of exercise: Exercise) throws -> [String] {
        guard FileManager.default.fileExists(atPath: exercise.folders.expectedChecks.path) else { return [] }
        return try load(for: exercise).needs ?? []
    }
}
