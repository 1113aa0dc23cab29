import Foundation
import WorkbookModel
import WorkbookSystem

/// The solutions of an exercise that its course publishes, to find submissions that equal one.
struct PublishedSolutions {
    /// A published solution that a submission equals.
    struct Match: Sendable, Equatable {
        /// What is equal.
        enum Likeness: Sendable {
            /// Every byte.
            case exact
            /// Everything but layout and comments.
            case tokens
            /// Everything but layout, comments, literals, and the names that the author chose.
            case shape
        }

        /// Its folder among the solutions, such as `reference` or `accepted/table`.
        var name: String
        /// What is equal.
        var likeness: Likeness
        /// Whether so little has to be written that only equal bytes say something.
        var isShort = false

        /// The solution, with a sign that ``legend`` explains.
        var words: String {
            switch likeness {
            case .exact: isShort ? "\(name) †" : name
            case .tokens: "\(name) ‡"
            case .shape: "\(name) §"
            }
        }

        /// What the signs mean.
        static let legend = """
            † Little has to be written, so only files that are equal byte for byte are listed. \
            ‡ Equal apart from layout and comments. \
            § Equal apart from names, layout and comments.
            """
    }

    /// With fewer tokens than this to write, different people often write the same; but hardly with every blank and comment,
    /// because a starter begins with the task and a solution doesn't.
    private static let fewestTokens = 60
    /// With fewer tokens than this to write, different people often write the same with other names.
    private static let fewestTokensOfShape = 150

    private struct Solution {
        var name: String
        var files: [String: Data]
        /// `nil` if too little has to be written.
        var tokens: [String]?
        /// `nil` if too little has to be written.
        var shape: [String]?
    }

    private let solutions: [Solution]
    /// The words that the task prescribes.
    private let prescribed: Set<String>

    /// Reads the solutions; none if the course has none.
    init(of exercise: Exercise) {
        let folders = exercise.folders
        let starter = PublishedSolutions.files(of: exercise, in: folders.starter)
        let start = PublishedSolutions.tokens(of: starter).map(\.text)
        let prescribed = Set(start)
        self.prescribed = prescribed
        let accepted = folders.solutions.appending(path: "accepted")
        // A copy for learners has no solutions.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: accepted.path)) ?? []).sorted()
        solutions = (["reference"] + names.map { "accepted/\($0)" }).compactMap { name in
            let files = PublishedSolutions.files(of: exercise, in: folders.solutions.appending(path: name))
            if files.isEmpty || files == starter { return nil }
            let tokens = PublishedSolutions.tokens(of: files)
            let texts = tokens.map(\.text)
            let same = zip(start, texts).prefix { $0 == $1 }.count
            let rest = zip(start.dropFirst(same).reversed(), texts.dropFirst(same).reversed())
            let written = tokens.count - same - rest.prefix { $0 == $1 }.count
            let hasShape = written >= PublishedSolutions.fewestTokensOfShape
            return Solution(
                name: name, files: files, tokens: written < PublishedSolutions.fewestTokens ? nil : texts,
                shape: hasShape ? PublishedSolutions.shape(of: tokens, keeping: prescribed) : nil)
        }
    }

    /// Returns the solution that an attempt equals; `nil` if there is none.
    func match(_ attempt: Attempt) -> Match? {
        if solutions.isEmpty { return nil }
        let files = PublishedSolutions.files(of: attempt.exercise, in: attempt.folder)
        if let solution = solutions.first(where: { $0.files == files }) {
            return Match(name: solution.name, likeness: .exact, isShort: solution.tokens == nil)
        }
        let tokens = PublishedSolutions.tokens(of: files)
        let texts = tokens.map(\.text)
        if let solution = solutions.first(where: { $0.tokens == texts }) {
            return Match(name: solution.name, likeness: .tokens)
        }
        let shape = PublishedSolutions.shape(of: tokens, keeping: prescribed)
        return solutions.first { $0.shape == shape }.map { Match(name: $0.name, likeness: .shape) }
    }

    /// Replaces each name that nobody prescribed with the number of its first place among them, so that consistent renaming
    /// makes no difference; and literals with their kind.
    private static func shape(of tokens: [Token], keeping prescribed: Set<String>) -> [String] {
        var numbers: [String: Int] = [:]
        return tokens.map { token in
            switch token.kind {
            case .string: return "\""
            case .number: return "0"
            case .word where !prescribed.contains(token.text):
                let number = numbers[token.text] ?? numbers.count
                numbers[token.text] = number
                return "#\(number)"
            case .word, .symbol: return token.text
            }
        }
    }

    private static func files(of exercise: Exercise, in folder: URL) -> [String: Data] {
        exercise.ownedPaths.reduce(into: [:]) { files, path in
            // The verdict speaks of a file that can't be read.
            files[path] = try? BoundedFile.read(
                folder.appending(path: path), limit: 1 << 20, followsLinks: false)
        }
    }

    private static func tokens(of files: [String: Data]) -> [Token] {
        files.sorted { $0.key < $1.key }.flatMap { Lexer.tokens(of: Array($0.value)) }
    }
}
