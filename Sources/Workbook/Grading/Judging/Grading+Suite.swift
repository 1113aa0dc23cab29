import Foundation
import WorkbookModel

extension Grading {
    /// Returns the checks that must report before this part of an attempt can pass.
    func expectedChecks() throws -> [Check] {
        if exercise.kind == .tests { return PlantedBugs(variants: try Variants.load(for: exercise)).checks }
        return try ExpectedChecks.load(for: exercise).checks.filter { !$0.kind.isAboutTests }
    }

    func gradeSuite(_ tests: TestRunner) async throws -> Verdict {
        let expected = try expectedChecks()
        let compileTime = try CompileTimeChecks(of: exercise)
        let first = try await tests.firstRun()
        guard first.didStart else { return try await withoutRun(first, expected, compileTime, tests) }
        async let symbols = symbols(of: tests.workspace)
        let breaches = try await compileTime.run(in: tests.workspace, toolchain: toolchain, tools: marked)
        var outcome = try await SuiteRunner(tests: tests).finish(first)
        let canary = Canary.flags(for: outcome.log.canary)
        // Where the canary is not well, its own failure explains the exit status.
        if !canary.isEmpty { outcome.statusDisagrees = false }
        let results = SuiteJudgement(expected: expected, compileTime: compileTime.checks, breaches: breaches)
            .results(of: outcome, workspace: tests.workspace)
        var verdict = Verdict(exercise, checks: results)
        // Where the attempt ended the run, a check that did not report is no surprise.
        let isExplained = verdict.outcome == .stopped
        verdict.notes = isExplained ? [] : mismatches(outcome.log, expected, compileTime)
        // Nobody needs to know what is in the objects of an attempt that does not pass.
        let flags = verdict.outcome == .passed ? canary + (try await symbols) : []
        return verdict.flagged(outcome.log.flags + flags, explainsSilence: true)
    }

    /// Tells whose code a failed build is due to, and has the compile-time checks say why where they can.
    private func withoutRun(
        _ record: TestRun, _ expected: [Check], _ compileTime: CompileTimeChecks, _ tests: TestRunner
    ) async throws -> Verdict {
        let diagnostics = try BuildFailure.diagnostics(of: record, workspace: tests.workspace)
        let isOnlySuite = diagnostics.allSatisfy { $0.origin == .suite }
        if isOnlySuite && !compileTime.checks.isEmpty {
            // The learner's module was built before its suite was tried.
            let breaches = try await compileTime.run(in: tests.workspace, toolchain: toolchain, tools: marked)
            if !breaches.isEmpty {
                let results = SuiteJudgement(
                    expected: expected, compileTime: compileTime.checks, breaches: breaches
                )
                .resultsWithoutRun()
                return Verdict(exercise, checks: results)
            }
        }
        return Verdict(
            exercise, outcome: .didNotCompile, checks: expected.map { CheckResult($0, .notAttempted) },
            diagnostics: diagnostics)
    }

    /// Where the recorded list and the suite disagree: the course's fault, and a verdict's end.
    private func mismatches(_ log: TestLog, _ expected: [Check], _ compileTime: CompileTimeChecks) -> [String]
    {
        let known = Set(expected.map(\.id))
        let found = log.entries.map(\.id) + compileTime.checks.map(\.id)
        let unlisted = found.filter { !known.contains($0) }.map {
            "the suite has a check that checks.json does not list: \($0)"
        }
        let silent = known.subtracting(found).sorted().map {
            "checks.json lists a check that did not report: \($0)"
        }
        return unlisted + silent
    }

    /// The checks that report when this attempt is run, in the order in which they are told, whatever is recorded.
    ///
    /// - Throws: Whatever keeps the suite from running.
    package func reportedChecks() async throws -> [Check] {
        try await inWorkspace { tests in
            let record = try await tests.buildAndRun()
            guard record.didStart else {
                let errors = try BuildFailure.diagnostics(of: record, workspace: tests.workspace).map(
                    \.message)
                throw GraderProblem(
                    "the suite does not compile", details: errors.joined(separator: "\n"), isFinal: true)
            }
            let suite = record.log.entries.map { Check(id: $0.id, name: $0.name) }
            return try CompileTimeChecks(of: exercise).checks + suite
        }
    }
}
