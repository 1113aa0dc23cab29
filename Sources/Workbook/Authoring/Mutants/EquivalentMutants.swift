import Foundation
import WorkbookModel
import WorkbookSystem

/// An `equivalent.json`: the mutants of an exercise that no check has to notice, each with the reason.
struct EquivalentMutants: Sendable, Equatable, Codable {
    /// One mutant.
    struct Entry: Sendable, Equatable, Codable {
        /// Its id, as `grade course verify --mutants` shows it.
        var mutant: String
        /// Why it is right, or why the task leaves it open: one sentence.
        var why: String
    }

    /// The name of the file in the folder of an exercise's suite.
    static let fileName = "equivalent.json"
    /// The version of the format that this tool reads.
    static let format = 1
    /// The format of the file.
    static let fileFormat = JSONFormat(
        version: format, .object(["format"], ["mutants": .list(.object(["mutant", "why"]))]))

    /// The version of the file's format.
    var format = EquivalentMutants.format
    /// The mutants.
    var mutants: [Entry]

    /// Reads the file of an exercise; without the file, there are none.
    ///
    /// - Throws: ``MalformedFile``.
    static func load(for exercise: Exercise) throws -> EquivalentMutants {
        let file = exercise.folders.suite.appending(path: fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return EquivalentMutants(mutants: []) }
        let list = try JSONFile.decode(EquivalentMutants.self, at: file, as: fileFormat)
        func fail(_ key: String, _ expected: String, _ found: String) throws {
            throw MalformedFile(file: file, keyPath: key, expected: expected, found: found)
        }
        for (index, entry) in list.mutants.enumerated() where entry.why.split(separator: " ").count < 4 {
            try fail("mutants[\(index)].why", "a sentence", "\"\(entry.why)\"")
        }
        let ids = list.mutants.map(\.mutant)
        if Set(ids).count != ids.count { try fail("mutants", "each mutant once", "a repeated one") }
        return list
    }
}
