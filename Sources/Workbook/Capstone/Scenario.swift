import Foundation

/// A few calls of a program in a folder of its own, with what they must print and store.
struct Scenario: Sendable, Codable, Equatable {
    /// One call of the program.
    struct Step: Sendable, Codable, Equatable {
        /// The arguments.
        var run: [String]
        var exit: Int32?
        var output: [String]?
    }

    /// What happens, as a sentence.
    var name: String
    /// The local time at which the program runs: `08:30`.
    var at: String
    /// The lines of the files that exist at the beginning, by their paths.
    var files: [String: [String]]?
    var steps: [Step]
    /// The lines of the files that exist at the end, by their paths.
    var stored: [String: [String]]?
}

/// All scenarios of a program.
package struct ScenarioFile: Sendable, Codable {
    /// The name of the program.
    var program: String
    /// The environment variable that names the folder in which the program stores everything.
    var folder: String
    var scenarios: [Scenario]

    /// Reads the scenarios.
    ///
    /// - Throws: The file system's errors, or `DecodingError`.
    package init(at file: URL) throws {
        self = try JSONDecoder().decode(ScenarioFile.self, from: Data(contentsOf: file))
    }

    /// Returns the file as it is stored.
    ///
    /// - Throws: Nothing that is known.
    package func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
