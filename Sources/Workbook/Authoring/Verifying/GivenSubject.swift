import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// The code that learners read and write tests for, or that the reference has in the first of two parts.
///
/// Their tests run against the suite's subject, so nothing of this code decides a verdict. It is compared with that subject,
/// because a learner who believes a different one is told about errors that the code doesn't have.
struct GivenSubject {
    private let target: MutationTarget
    private let suite: ObservedSuite
    /// The folder, as messages show it.
    private let place: String
    /// Whether learners get the code, and so can use everything in it; they write that of a first part.
    private let isGiven: Bool

    /// Finds the code; `nil` if the exercise has no tests of learners, or if they aren't given any code.
    ///
    /// - Throws: The file system's errors.
    init?(of suite: ObservedSuite) throws {
        isGiven = suite.exercise.firstPart.kind == .tests
        let folders = suite.exercise.folders
        let folder = isGiven ? folders.starter.appending(path: "Subject") : folders.reference
        guard FileKind(of: folder) == .folder, suite.exercise.parts.contains(where: { $0.kind == .tests }),
            let target = try MutationTarget.all(of: suite.exercise).first(where: { $0.part.kind == .tests }),
            !target.files.isEmpty
        else { return nil }
        self.suite = suite
        self.target = target
        place = suite.course.relativePath(of: folder)
    }

    /// Returns what is wrong with the code, a sentence each: the reference's tests must pass with it, and it declares nothing
    /// that the suite's subject lacks.
    ///
    /// The code of a first part may declare more than was asked for, and its tests are graded elsewhere.
    ///
    /// - Throws: What keeps the tests from running.
    func problems() async throws -> [String] {
        let subject = suite.course.relativePath(of: target.part.folders.subject)
        let given = try await files(target.files.values.sorted { $0.path < $1.path })
        let own = try await files(target.part.folders.subject.files())
        let differences = VisibleSignatures(of: given).differences(
            from: VisibleSignatures(of: own), isWhole: isGiven)
        let differing = GivenSubject.problem(differing: differences, place, subject)
        if !isGiven {
            // What the starter declares, learners may use, if they are meant to keep it.
            let starter = try await files(
                MutationTarget.sources(in: suite.exercise.folders.starter).values.sorted { $0.path < $1.path }
            )
            let names = try namesLackingInSuite(starter.map(\.tree))
            let kept = given.reduce(into: Set<String>()) { $0.formUnion($1.tree.visibleNames) }
            return differing + GivenSubject.problem(with: names.filter(kept.contains), place, subject)
        }
        let reference = Attempt(suite.exercise, in: suite.exercise.folders.reference)
        let results = try await suite.grading(of: reference).results(
            of: target.part, with: try target.versions(replacing: [:]), ids: ["0"], width: 1)
        let problems = GivenSubject.problems(of: results, at: place)
        // As long as the code itself doesn't compile, its declarations say nothing.
        if case .didNotCompile(let errors) = results, errors.contains(where: { !$0.file.isEmpty }) {
            return problems
        }
        return problems
            + GivenSubject.problem(
                with: try namesLackingInSuite(given.map(\.tree)), place, subject)
            + GivenSubject.problem(
                settable: settableNames(in: given).subtracting(settableNames(in: own)).sorted(), place,
                subject) + differing
    }

    /// Returns what the results of the reference's tests say about the code.
    static func problems(of results: VersionResults, at place: String) -> [String] {
        switch results {
        case .didNotCompile(let problems):
            let own = problems.filter { !$0.file.isEmpty }
            if own.isEmpty {
                let words = Set(problems.map(\.message)).sorted().beginning
                return ["the reference doesn't compile with the code that learners read, \(place): \(words)"]
            }
            let words = own.map { "\(place)/\($0.file):\($0.line): \($0.message)" }
            return ["the code that learners read does not compile: \(words.beginning)"]
        case .ran(let found):
            guard let result = found.first, !result.isClean else { return [] }
            let tests = result.failing.isEmpty ? "" : ": \(result.failing.joined(separator: ", "))"
            return ["the reference's tests don't pass with the code that learners read, \(place)\(tests)"]
        }
    }

    /// Returns what to say about names that only the given code has.
    static func problem(with names: [String], _ place: String, _ subject: String) -> [String] {
        if names.isEmpty { return [] }
        return [
            "\(place) declares what \(subject) doesn't (\(names.joined(separator: ", "))), so tests that use it don't compile"
        ]
    }

    /// Returns what to say about properties that can be set only in the given code.
    static func problem(settable names: [String], _ place: String, _ subject: String) -> [String] {
        if names.isEmpty { return [] }
        let list = names.joined(separator: ", ")
        return [
            "in \(place), tests can set \(list), and in \(subject) they can't, so tests that do don't compile"
        ]
    }

    /// Returns what to say about declarations that both have, and that can't be used alike.
    static func problem(
        differing: [VisibleSignatures.Difference], _ place: String, _ subject: String
    ) -> [String] {
        differing.map { difference in
            "\(place) has `\(difference.own)`, and \(subject) "
                + (difference.other.map { "has `\($0)`" } ?? "doesn't")
                + ", so a test can compile or pass with one of them only"
        }
    }

    /// Returns the names that learners can use in the given code, and that are nowhere in the suite's subject.
    private func namesLackingInSuite(_ given: [SyntaxNode]) throws -> [String] {
        var words: Set<String> = []
        for file in target.part.folders.subject.files() {
            let source = try Data(contentsOf: file)
            words.formUnion(Lexer.tokens(of: Array(source)).map { $0.text.replacing("`", with: "") })
        }
        return given.reduce(into: Set<String>()) { $0.formUnion($1.visibleNames) }.subtracting(words).sorted()
    }

    private func settableNames(in files: [(source: Data, tree: SyntaxNode)]) -> Set<String> {
        files.reduce(into: []) { $0.formUnion($1.tree.settableNames) }
    }

    private func files(_ files: [URL]) async throws -> [(source: Data, tree: SyntaxNode)] {
        let trees = try await SyntaxTree.nodes(
            of: files, toolchain: suite.toolchain, runner: suite.tools.runner,
            environment: suite.tools.environment)
        return try files.compactMap { file in
            try trees[file.path].map { (source: try Data(contentsOf: file), tree: $0) }
        }
    }
}
