import Foundation

/// One thing that is verified about an attempt: its stable id, and the sentence that a learner reads.
public struct Check: Sendable, Hashable, Codable {
    /// The stable id: `compile/readable`, `TrackerChecks/newTracker()`, `catches/shared-flag`.
    public var id: String
    /// The sentence.
    public var name: String

    /// Names a check.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    /// Whether it is about the learner's own tests.
    var isAboutTests: Bool { ["tests/", "accepts/", "catches/"].contains { id.hasPrefix($0) } }
}

/// A `checks.json`: the checks that must report before an attempt can pass, known before anything compiles.
///
/// `grade verify --record` writes it from a run of the reference; `grade verify` compares.
public struct ExpectedChecks: Sendable, Equatable, Codable {
    /// The version of the format that this tool reads.
    static let format = 1

    /// The version of the file's format.
    public var format = ExpectedChecks.format
    /// The checks, in the order in which they are told.
    public var checks: [Check]
    /// The ids of the checks that the starter fails: the reason why it does not pass as shipped.
    public var starterFails: [String]

    /// Lists checks.
    public init(checks: [Check], starterFails: [String]) {
        self.checks = checks
        self.starterFails = starterFails
    }

    /// Reads the file of an exercise.
    ///
    /// - Throws: ``MalformedFile``.
    public static func load(for exercise: Exercise) throws -> ExpectedChecks {
        let file = exercise.folders.expectedChecks
        let list = try JSONFile.decode(ExpectedChecks.self, at: file)
        guard list.format == format else {
            throw MalformedFile(file: file, keyPath: "format", expected: "\(format)", found: "\(list.format)")
        }
        guard !list.checks.isEmpty else {
            throw MalformedFile(
                file: file, keyPath: "checks", expected: "at least one check", found: "an empty list")
        }
        return list
    }
}
