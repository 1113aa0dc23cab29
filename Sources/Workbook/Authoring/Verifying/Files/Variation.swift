import Foundation
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// A stored attempt with a known verdict: the starter, the reference, or a variation of the reference.
struct Variation: Sendable {
    /// What the verdict must be.
    enum Expectation: Sendable, Equatable {
        /// The attempt passes.
        case passes
        /// At least these checks fail.
        case turnedDown(by: [String])
        /// Exactly these checks fail.
        case failsExactly([String])
        /// The attempt does not compile.
        case doesNotCompile
        /// Nobody has said which checks must fail, because of a mistake in the file that should.
        case undescribed(MalformedFile)

        /// The ids of the checks that must fail.
        var checks: [String] {
            switch self {
            case .turnedDown(let ids), .failsExactly(let ids): ids
            case .passes, .doesNotCompile, .undescribed: []
            }
        }
    }

    /// The name, such as "reference", "accepted/computed".
    var name: String
    var folder: URL
    var expectation: Expectation
    /// The message for a learner who makes the same mistake.
    var diagnosis: String?

    /// The content of a `rejected.json`: why a variation is rejected.
    struct Rejection: Decodable {
        /// The ids of the checks that must fail.
        var turnedDownBy: [String]
        /// A sentence or two for a learner who makes the same mistake; `nil` if other mistakes report the same.
        var diagnosis: String?

        /// The format of the file.
        static let fileFormat = JSONFormat(.object(["turnedDownBy", "diagnosis"]))
    }

    /// The name of the reference.
    static let referenceName = "reference"

    /// The name of the file in a rejected variation's folder.
    static let rejectionFile = "rejected.json"

    /// Returns the reference, the accepted and the rejected variations of an exercise.
    ///
    /// - Throws: The file system's errors.
    static func all(of exercise: Exercise) throws -> [Variation] {
        let solutions = exercise.folders.solutions
        let accepted = try folders(in: solutions.appending(path: "accepted")).map {
            Variation(name: "accepted/\($0.lastPathComponent)", folder: $0, expectation: .passes)
        }
        let rejected = try folders(in: solutions.appending(path: "rejected")).map { folder in
            let name = "rejected/\(folder.lastPathComponent)"
            do {
                let file = folder.appending(path: rejectionFile)
                let rejection = try JSONFile.decode(Rejection.self, at: file, as: Rejection.fileFormat)
                let ids = rejection.turnedDownBy
                if let (index, id) = ids.enumerated().first(where: { ids[..<$0].contains($1) }) {
                    throw MalformedFile(
                        file: file, keyPath: "turnedDownBy[\(index)]", expected: "each check once",
                        found: "\(id) again")
                }
                return Variation(
                    name: name, folder: folder, expectation: .turnedDown(by: rejection.turnedDownBy),
                    diagnosis: rejection.diagnosis)
            } catch let problem as MalformedFile {
                return Variation(name: name, folder: folder, expectation: .undescribed(problem))
            }
        }
        return [Variation(name: referenceName, folder: exercise.folders.reference, expectation: .passes)]
            + accepted + rejected
    }

    /// Returns the starter of an exercise, which must fail as recorded.
    static func starter(of exercise: Exercise, _ expected: ExpectedChecks) -> Variation {
        Variation(
            name: "starter", folder: exercise.folders.starter,
            expectation: expected.starterDoesNotCompile == true
                ? .doesNotCompile : .failsExactly(expected.starterFails))
    }

    /// Returns the folders of variations; none if there is no such folder.
    private static func folders(in folder: URL) throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        // Other files are strays, which have findings of their own.
        return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }.filter {
            FileKind(of: $0) == .folder
        }
    }
}
