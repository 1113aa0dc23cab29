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

    /// Returns what is wrong with the code, a sentence each: the reference's tests must pass with it, and a test can use nothing of it
    /// otherwise than of the suite's subject.
    ///
    /// The code of a first part may declare more than was asked for.
    ///
    /// - Throws: What keeps the tests from running.
    func problems() async throws -> [String] {
        let grading = suite.grading(of: Attempt(suite.exercise, in: suite.exercise.folders.reference))
        let versions = try target.versions(replacing: [:])
        let results = try await grading.results(of: target.part, with: versions, ids: ["0"], width: 1)
        let name = isGiven ? "the code that learners read, \(place)" : "its own code, \(place)"
        let problems = GivenSubject.problems(of: results, with: name, at: place)
        // As long as one of them doesn't compile, declarations say nothing.
        guard var comparison = try await comparison(with: versions, grading) else { return problems }
        let subject = suite.course.relativePath(of: target.part.folders.subject)
        if !isGiven {
            // What the starter declares, learners may use, if they are meant to keep it.
            let words = try MutationTarget.sources(in: suite.exercise.folders.starter).values.flatMap {
                Lexer.tokens(of: Array(try Data(contentsOf: $0))).map(\.text)
            }
            comparison.lacking.removeAll { !Set(words).contains($0.baseName) }
        }
        return problems + GivenSubject.problem(with: comparison.lacking.map(\.text), place, subject)
            + GivenSubject.problem(differing: comparison.differences, place, subject)
    }

    /// Compares how tests can use the code and the suite's subject; `nil` if one of them doesn't compile.
    private func comparison(
        with versions: ModuleVersions, _ grading: Grading
    ) async throws -> ModuleInterface.Comparison? {
        try await grading.result("given code \(versions.digest.text)") { [target, suite, isGiven] in
            func interface(_ versions: ModuleVersions?) async throws -> ModuleInterface? {
                try await grading.readModules(of: target.part, with: versions) { modules in
                    ModuleInterface(
                        try await SymbolGraph(
                            of: target.part.subject ?? "", in: modules, suite.toolchain, suite.tools))
                }
            }
            guard let own = try await interface(versions), let subject = try await interface(nil) else {
                return nil
            }
            return own.comparison(with: subject, isWhole: isGiven)
        }
    }

    /// Returns what the results of the reference's tests say about the code.
    ///
    /// - Parameter name: What to call the code.
    static func problems(of results: VersionResults, with name: String, at place: String) -> [String] {
        switch results {
        case .didNotCompile(let problems):
            let own = problems.filter { !$0.file.isEmpty }
            if own.isEmpty {
                let words = Set(problems.map(\.message)).sorted().beginning
                return ["the reference's tests don't compile with \(name): \(words)"]
            }
            let words = own.map { "\(place)/\($0.file):\($0.line): \($0.message)" }
            return ["the code that learners read does not compile: \(words.beginning)"]
        case .ran(let found):
            guard let result = found.first, !result.isClean else { return [] }
            let tests = result.failing.isEmpty ? "" : ": \(result.failing.joined(separator: ", "))"
            return ["the reference's tests don't pass with \(name)\(tests)"]
        }
    }

    /// Returns what to say about names that only the given code has.
    static func problem(with names: [String], _ place: String, _ subject: String) -> [String] {
        if names.isEmpty { return [] }
        return [
            "\(place) declares what \(subject) doesn't (\(names.joined(separator: ", "))), so tests that use it don't compile"
        ]
    }

    /// Returns what to say about declarations that both have, and that can't be used alike.
    static func problem(
        differing: [ModuleInterface.Difference], _ place: String, _ subject: String
    ) -> [String] {
        differing.map { difference in
            "\(place) has `\(difference.own)`, and \(subject) "
                + (difference.other.map { "has `\($0)`" } ?? "doesn't")
                + ", so a test can compile or pass with one of them only"
        }
    }
}
