import Foundation
import WorkbookModel
import WorkbookSystem

/// The solutions of an exercise that its course publishes, to find submissions that equal one.
struct PublishedSolutions {
    /// A published solution that a submission equals.
    struct Match: Sendable, Equatable {
        /// Its folder among the solutions, such as `reference` or `accepted/table`.
        var name: String
        /// Whether the files are equal byte for byte; otherwise only layout and comments differ.
        var isExact: Bool

        /// What equals what, in a few words.
        var words: String { isExact ? name : "\(name), apart from layout and comments" }
    }

    /// With fewer tokens than this to write, different people often write the same.
    private static let fewestTokens = 60

    private struct Solution {
        var name: String
        var files: [String: Data]
        var tokens: [String]
    }

    private let solutions: [Solution]

    /// Reads the solutions; none if the course has none, or if hardly anything has to be written.
    init(of exercise: Exercise) {
        let folders = exercise.folders
        let starter = PublishedSolutions.files(of: exercise, in: folders.starter)
        let start = PublishedSolutions.tokens(of: starter)
        let accepted = folders.solutions.appending(path: "accepted")
        // A copy for learners has no solutions.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: accepted.path)) ?? []).sorted()
        solutions = (["reference"] + names.map { "accepted/\($0)" }).compactMap { name in
            let files = PublishedSolutions.files(of: exercise, in: folders.solutions.appending(path: name))
            let tokens = PublishedSolutions.tokens(of: files)
            let same = zip(start, tokens).prefix { $0 == $1 }.count
            let rest = zip(start.dropFirst(same).reversed(), tokens.dropFirst(same).reversed())
            let written = tokens.count - same - rest.prefix { $0 == $1 }.count
            return written < PublishedSolutions.fewestTokens
                ? nil : Solution(name: name, files: files, tokens: tokens)
        }
    }

    /// Returns the solution that an attempt equals; `nil` if there is none.
    func match(_ attempt: Attempt) -> Match? {
        if solutions.isEmpty { return nil }
        let files = PublishedSolutions.files(of: attempt.exercise, in: attempt.folder)
        if let solution = solutions.first(where: { $0.files == files }) {
            return Match(name: solution.name, isExact: true)
        }
        let tokens = PublishedSolutions.tokens(of: files)
        return solutions.first { $0.tokens == tokens }.map { Match(name: $0.name, isExact: false) }
    }

    private static func files(of exercise: Exercise, in folder: URL) -> [String: Data] {
        exercise.ownedPaths.reduce(into: [:]) { files, path in
            // The verdict speaks of a file that can't be read.
            files[path] = try? BoundedFile.read(
                folder.appending(path: path), limit: 1 << 20, followsLinks: false)
        }
    }

    private static func tokens(of files: [String: Data]) -> [String] {
        files.sorted { $0.key < $1.key }.flatMap { Lexer.tokens(of: Array($0.value)).map(\.text) }
    }
}
