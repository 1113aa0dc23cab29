import Foundation
import WorkbookModel
import WorkbookSystem

/// What became of a module with many versions.
package enum VersionResults: Sendable, Codable {
    /// A compiler's error: the name of the file, and the line in it.
    package struct Problem: Sendable, Equatable, Codable {
        /// The file; one of the suite or of another module if the versions changed what these rely on.
        package var file: String
        /// The line, from 1.
        package var line: Int
        /// The compiler's words.
        package var message: String
    }

    /// The result of one version.
    package struct Result: Sendable, Codable {
        /// The version, or the variant of a subject.
        package var id: String
        /// The ids of the tests that failed or did not end.
        package var failing: [String]
        /// Whether all tests passed and nothing else happened.
        package var isClean: Bool
        /// How the first test stopped that neither passed nor failed; `nil` if every test ended.
        package var stop: Stop.Kind?
        /// The verdict, as far as the run shows it; the compile-time checks are left out.
        package var verdict: StoredVerdict
    }

    /// It does not compile.
    case didNotCompile([Problem])
    /// The results in the order of the ids.
    case ran([Result])
}

extension PartGrading {
    /// Builds the part with a module of many versions, and runs its suite with each of them.
    ///
    /// Nothing is learned about compile-time checks: all versions must have the same interface.
    ///
    /// - Parameters:
    ///   - ids: The versions to run, or the variants of a subject with planted bugs.
    ///   - width: How many processes may run at once.
    /// - Throws: What keeps the suite from running.
    func results(of ids: [String], width: Int) async throws -> VersionResults {
        do {
            return try await inWorkspace { try await results(of: ids, width: width, $0) }
        } catch let failure as LinkFailure {
            return .didNotCompile(failure.symbols.map { .init(file: "", line: 0, message: $0.name) })
        }
    }

    private func results(of ids: [String], width: Int, _ tests: TestRunner) async throws -> VersionResults {
        var tests = tests
        // A version that hangs is found out by the first check that does.
        tests.limits.check = min(tests.limits.check, PartGrading.versionSeconds)
        if let build = try await tests.buildChanges(), !build.termination.isSuccess {
            // A failure that no source explains is thrown here.
            _ = try BuildFailure.diagnostics(of: build, workspace: tests.workspace)
            return .didNotCompile(problems(in: build, of: tests.workspace))
        }
        let expected = try expectedChecks().filter { !$0.kind.isCompileTime && !$0.kind.isAboutTests }
        let suite = SuiteRunner(tests: tests, mostHangs: 1, findsPlaces: false)
        let results = try await ids.concurrentMap(limit: width) { id in
            let first = try await suite.tests.run(variant: id)
            let outcome = try await suite.finish(first, variant: id)
            let checks = SuiteJudgement(expected: expected, compileTime: [], breaches: [:]).results(
                of: outcome)
            return VersionResults.Result(
                id: id, failing: outcome.log.entries.filter { !$0.passed }.map(\.id),
                isClean: outcome.isClean, stop: outcome.firstStop?.kind,
                verdict: StoredVerdict(Verdict(exercise, checks: checks)))
        }
        return .ran(results)
    }

    private func problems(in build: ProcessResult, of workspace: Workspace) -> [VersionResults.Problem] {
        let folder = workspace.root.appending(path: "Sources/\(versions?.module ?? "")").path + "/"
        return CompilerMessage.parse(build.errorOutput + "\n" + build.output).filter {
            $0.severity == "error"
        }.map { error in
            let isOwn = error.path.hasPrefix(folder)
            return .init(
                file: isOwn ? String(error.path.dropFirst(folder.count)) : "", line: error.line,
                message: error.text)
        }
    }

    /// How many seconds a check of a version may run.
    private static let versionSeconds = 4.0
}
