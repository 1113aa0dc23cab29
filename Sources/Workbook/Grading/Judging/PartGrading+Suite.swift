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
        let kept = keptFindings(for: tests.workspace)
        // The compiler reads the learner's files once more, beside the build.
        async let inspected = kept == nil ? inspection() : nil
        if let build = try await tests.buildChanges(), !build.termination.isSuccess {
            return try await withoutRun(build, expected, compileTime, tests).flagged(
                inspected?.flags ?? [], explainsSilence: true)
        }
        let findings =
            if let inspected = try await inspected {
                try await findings(in: tests.workspace, inspected, compileTime)
            } else { kept ?? Findings(sources: [], objects: [], breaches: [:]) }
        let run = try await reportingDelay { try await runSuite(tests) }
        let results = SuiteJudgement(
            expected: expected, compileTime: compileTime.checks,
            breaches: findings.breaches
        ).results(of: run.outcome)
        return try await verdict(
            on: results, run, findings, tests.workspace, mismatches(run.outcome.log, expected, compileTime))
    }

    /// What running a hidden suite came to.
    private struct SuiteRun {
        var outcome: CompletedRun
        /// What the code printed, in all and during each check.
        var printed: String?
        var printedByCheck: [String: String]
        /// The products that the code changed.
        var changes: [String]
        /// What is wrong with the suite that must fail.
        var canary: [Flag]
        /// The run of some of the checks, if all have passed.
        var half: CompletedRun?
    }

    /// Runs the hidden suite until every check has reported.
    private func runSuite(_ tests: TestRunner, isAgain: Bool = false) async throws -> SuiteRun {
        let built = tests.workspace.stamp.record()
        let first = try await tests.run()
        var outcome = try await SuiteRunner(tests: tests).finish(first)
        let half = try await runHalf(of: outcome, tests)
        let printed = try await printed(first, outcome.log, tests)
        let changes = try tests.workspace.stamp.removeProducts(changedSince: built)
        if !isAgain, try await rebuild(after: changes, tests) {
            return try await runSuite(tests, isAgain: true)
        }
        let canary = tests.workspace.canary?.flags(for: outcome.log.canary) ?? []
        // If something is wrong with the canary, its own failure explains the exit status.
        if !canary.isEmpty { outcome.statusDisagrees = false }
        return SuiteRun(
            outcome: outcome, printed: PrintedText.excerpt(of: first.printed, bytes: PrintedText.mostOfRun),
            printedByCheck: printed, changes: changes, canary: canary, half: half)
    }

    /// Builds again if products changed during a run, and returns whether it has to be repeated: another program may have touched
    /// them, so only what happens twice is the code's doing.
    func rebuild(after changes: [String], _ tests: TestRunner) async throws -> Bool {
        if changes.isEmpty { return false }
        return try await tests.buildChanges()?.termination.isSuccess ?? true
    }

    /// Runs about half of the checks again if all have passed: code could count what the checks do, and so know which one runs.
    ///
    /// Which half it is depends on the workspace, and so do the names of the checks.
    private func runHalf(of outcome: CompletedRun, _ tests: TestRunner) async throws -> CompletedRun? {
        let ids = outcome.log.entries.map(\.id)
        let secret = try WorkspaceSecret(of: workspaceFolder)
        let skipped = ids.filter { secret.code(for: $0).utf8.reduce(0, ^) % 2 == 0 }
        guard outcome.isClean, skipped.count < ids.count, !skipped.isEmpty else { return nil }
        for id in tools.runsChecksAlone ? ids : [] {
            let run = try await tests.run(skipping: ids.filter { $0 != id })
            let alone = try await SuiteRunner(tests: tests).finish(run)
            if !alone.isClean { return alone }
        }
        return try await SuiteRunner(tests: tests).finish(try await tests.run(skipping: skipped))
    }

    /// Returns results that passed together with those of a second run of some checks.
    private func again(_ results: [CheckResult], _ half: CompletedRun) -> [CheckResult] {
        if half.isClean { return results }
        let failed = Set(half.log.entries.filter { !$0.passed && $0.progress != .found }.map(\.id))
        return results.map { result in
            guard failed.contains(result.check.id) || failed.isEmpty && result == results.last else {
                return result
            }
            let end = half.log[result.check.id]?.failures.first?.comment ?? "it did not finish"
            return CheckResult(
                result.check, .failed,
                ["passes when all checks run, but fails when some of the others are left out: \(end)"])
        }
    }

    /// Returns the verdict on an attempt whose suite ran.
    private func verdict(
        on results: [CheckResult], _ run: SuiteRun, _ findings: Findings, _ workspace: Workspace,
        _ mismatches: [VerdictNote]
    ) async throws -> Verdict {
        let unwritten = await unwrittenParts(behind: results)
        let places = await places(of: results.filter { $0.place == nil }.compactMap(\.stop), in: workspace)
        let results = (run.half.map { again(results, $0) } ?? results).map { result in
            var shown = result
            let named = unwritten.first { result.check.name.contains($0.name) }
            if let part = named ?? unwritten.first, result.namesUnwrittenCode {
                shown = result.pointing(to: part.place)
            }
            // Whatever can end the process is flagged, so the only flag says where that was.
            if case .exited? = result.stop, findings.sources.count == 1 {
                shown.place = findings.sources[0].place
            }
            if let stop = result.stop { shown.place = shown.place ?? places[stop] }
            shown.output = run.printedByCheck[result.check.id]
            shown.seconds = run.outcome.log[result.check.id]?.seconds
            return shown
        }
        // If the attempt ended the run, that explains why a check did not report.
        let isExplained = results.contains { $0.stop != nil }
        var verdict = Verdict(
            exercise, checks: results,
            notes: (unwritten.isEmpty ? [] : [.unwritten(unwritten)])
                + undeclaredNames(behind: findings.breaches, of: results.map(\.check))
                + errorNotes(findings.breaches)
                + (isExplained ? [] : mismatches))
        verdict.output = run.printed
        // The objects of an attempt that does not pass need no inspection.
        let more = verdict.outcome == .passed ? run.canary + (try findings.objectFlags()) : []
        return verdict.flagged(
            StreamScan.flags(
                for: run.outcome.log.irregularities + (run.half?.log.irregularities ?? []))
                + ProductScan.flags(forChanged: run.changes) + more + findings.sources, explainsSilence: true)
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
                    breaches: breaches
                ).resultsWithoutRun()
                return Verdict(
                    exercise, checks: results,
                    notes: undeclaredNames(behind: breaches, of: expected) + errorNotes(breaches))
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
            let errors = try await compilerErrors(tests)
            if !errors.isEmpty {
                let isSuite = errors.allSatisfy { $0.origin == .suite }
                throw GraderProblem(
                    "the \(isSuite ? "suite" : "reference") does not compile: \(errors.map(\.words).beginning)",
                    details: "",
                    isFinal: true)
            }
            let suite = try await tests.run().log.entries.map { Check(id: $0.id, name: $0.name) }
            return try CompileTimeChecks(of: exercise).checks + suite
        }
    }

    /// Builds the attempt, and returns the compiler's errors with their places, for the course's author.
    ///
    /// - Throws: What keeps it from being built.
    func compilerErrors() async throws -> [Diagnostic] { try await inWorkspace(compilerErrors) }

    private func compilerErrors(_ tests: TestRunner) async throws -> [Diagnostic] {
        guard let build = try await tests.buildChanges(), !build.termination.isSuccess else { return [] }
        return try BuildFailure.diagnostics(of: build, workspace: tests.workspace, isForAuthor: true)
    }
}
