import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Returns the checks that must report before this part of an attempt can pass.
    func expectedChecks() throws -> [Check] {
        if part.kind == .tests { return PlantedBugs(variants: try Variants.load(for: part)).checks }
        return try ExpectedChecks.load(for: exercise).checks.filter { !$0.kind.isAboutTests }
    }

    /// Runs the hidden suite and the compile-time checks.
    func gradeSuite(_ tests: TestRunner) async throws -> Verdict {
        let expected = try expectedChecks()
        let compileTime = try CompileTimeChecks(of: exercise)
        let needs = try ExpectedChecks.needs(of: exercise)
        // The compiler reads the learner's files once more, beside the build.
        async let inspected = inspection()
        if let build = try await tests.buildChanges(), !build.termination.isSuccess {
            return try await withoutRun(build, expected, compileTime, tests).flagged(
                inspected.flags, explainsSilence: true)
        }
        // The learner's code can change what it was built from and what was built, so all of that is read before it runs.
        async let symbols = symbols(in: tests.workspace)
        async let unsafeUses = unsafeCode(in: tests.workspace, except: needs)
        let breaches = try await compileTime.run(in: tests.workspace, toolchain: toolchain, tools: marked)
        let inspection = try await inspected
        _ = try? await symbols  // An error counts only for an attempt that passes.
        let built = tests.workspace.stamp.record()
        let first = try await tests.run()
        var outcome = try await SuiteRunner(tests: tests).finish(first)
        let printed = try await printedByCheck(first, outcome.log, tests)
        let changes = try tests.workspace.stamp.removeProducts(changedSince: built)
        let canary = tests.workspace.canary?.flags(for: outcome.log.canary) ?? []
        // If something is wrong with the canary, its own failure explains the exit status.
        if !canary.isEmpty { outcome.statusDisagrees = false }
        var results = SuiteJudgement(
            expected: expected, compileTime: compileTime.checks,
            breaches: breaches.mapValues { $0.map(\.sentence) }
        ).results(of: outcome)
        let unwritten = await unwrittenParts(behind: results)
        if let first = unwritten.first {
            results = results.map { $0.namesUnwrittenCode ? $0.pointing(to: first.place) : $0 }
        }
        for index in results.indices {
            let id = results[index].check.id
            results[index].output = printed[id]
            results[index].seconds = outcome.log[id]?.seconds
        }
        // If the attempt ended the run, that explains why a check did not report.
        let isExplained = results.contains { $0.stop != nil }
        var verdict = Verdict(
            exercise, checks: results,
            notes: (unwritten.isEmpty ? [] : [.unwritten(unwritten)]) + errorNotes(breaches)
                + (isExplained ? [] : mismatches(outcome.log, expected, compileTime)))
        verdict.output = PrintedText.excerpt(of: first.printed, bytes: PrintedText.mostOfRun)
        // The objects of an attempt that does not pass need no inspection.
        let more =
            verdict.outcome == .passed
            ? canary + (try flags(in: try await symbols, inspection)) + (await unsafeUses) : []
        return verdict.flagged(
            StreamScan.flags(for: outcome.log.irregularities) + ProductScan.flags(forChanged: changes) + more
                + inspection.flags, explainsSilence: true)
    }

    /// Returns the verdict on an attempt whose suite did not run; if possible, the compile-time checks say
    /// why.
    private func withoutRun(
        _ build: ProcessResult, _ expected: [Check], _ compileTime: CompileTimeChecks, _ tests: TestRunner
    ) async throws -> Verdict {
        let diagnostics = try BuildFailure.diagnostics(of: build, workspace: tests.workspace)
        let isOnlySuite = diagnostics.allSatisfy { $0.origin == .suite }
        if isOnlySuite && !compileTime.checks.isEmpty {
            // The learner's module was built before its suite was tried.
            let breaches = try await compileTime.run(in: tests.workspace, toolchain: toolchain, tools: marked)
            if !breaches.isEmpty {
                let results = SuiteJudgement(
                    expected: expected, compileTime: compileTime.checks,
                    breaches: breaches.mapValues { $0.map(\.sentence) }
                )
                .resultsWithoutRun()
                return Verdict(exercise, checks: results, notes: errorNotes(breaches))
            }
        }
        return Verdict(
            exercise, outcome: .didNotCompile, checks: expected.map { CheckResult($0, .notAttempted) },
            diagnostics: diagnostics)
    }

    /// Returns which errors of the compiler made compile-time checks fail, for the author of a probe.
    private func errorNotes(_ breaches: [String: [ProbeBreach]]) -> [VerdictNote] {
        breaches.sorted { $0.key < $1.key }.flatMap { check, breaches in
            breaches.compactMap(\.identifier).map { .compilerError(check: check, identifier: $0) }
        }
    }

    /// Returns where the recorded list and the suite disagree, which is the course's fault.
    private func mismatches(
        _ log: TestLog, _ expected: [Check], _ compileTime: CompileTimeChecks
    ) -> [VerdictNote] {
        let known = Set(expected.map(\.id))
        let found = log.entries.map(\.id) + compileTime.checks.map(\.id)
        return found.filter { !known.contains($0) }.map { .unlistedCheck(id: $0) }
            + known.subtracting(found).sorted().map { .silentCheck(id: $0) }
    }

    /// Runs the hidden suite, and returns the checks that report, in their order, whatever is recorded.
    ///
    /// - Throws: What keeps the suite from running.
    func reportedChecks() async throws -> [Check] {
        try await inWorkspace { tests in
            if let build = try await tests.buildChanges(), !build.termination.isSuccess {
                let errors = try BuildFailure.diagnostics(
                    of: build, workspace: tests.workspace, isForAuthor: true)
                let isSuite = errors.allSatisfy { $0.origin == .suite }
                let messages = errors.prefix(3).map(\.message).joined(separator: "; ")
                throw GraderProblem(
                    "the \(isSuite ? "suite" : "reference") does not compile: \(messages)", details: "",
                    isFinal: true)
            }
            let suite = try await tests.run().log.entries.map { Check(id: $0.id, name: $0.name) }
            return try CompileTimeChecks(of: exercise).checks + suite
        }
    }
}
