import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Runs the learner's tests against every correct subject, and against every bug if they accept those.
    func gradeTests(_ tests: TestRunner) async throws -> Verdict {
        let bugs = PlantedBugs(variants: try Variants.load(for: part))
        let kept = keptFindings(for: tests.workspace)
        // The compiler reads the learner's files once more, beside the build.
        async let inspected = kept == nil ? inspection() : nil
        if let build = try await tests.buildChanges(), !build.termination.isSuccess {
            let diagnostics = try BuildFailure.diagnostics(of: build, workspace: tests.workspace)
            return Verdict(
                exercise, outcome: .didNotCompile, checks: bugs.checks.map { CheckResult($0, .notAttempted) },
                diagnostics: await explainingOwnTypes(diagnostics, tests.workspace)
            ).flagged(try await inspected?.flags ?? [], explainsSilence: true)
        }
        report(.testRuns(bugs.variants.ids.count))
        let findings =
            if let inspected = try await inspected {
                try await findings(in: tests.workspace, inspected, nil)
            } else { kept ?? Findings(sources: [], objects: [], breaches: [:]) }
        var built = tests.workspace.stamp.record()
        var runs = try await reportingDelay { try await runVariants(bugs.variants, tests) }
        var changes = try tests.workspace.stamp.removeProducts(changedSince: built)
        if try await rebuild(after: changes, tests) {
            built = tests.workspace.stamp.record()
            runs = try await runVariants(bugs.variants, tests)
            changes = try tests.workspace.stamp.removeProducts(changedSince: built)
        }
        let results = try await judge(runs, bugs, tests.workspace)
        var verdict = Verdict(exercise, checks: results).flagged(
            StreamScan.flags(for: runs.irregularities) + ProductScan.flags(forChanged: changes))
        verdict.output = runs.printed
        // The objects of an attempt that does not pass need no inspection.
        let more = verdict.outcome == .passed ? try findings.objectFlags() : []
        return verdict.flagged(more + findings.sources, explainsSilence: true)
    }

    /// The results of running a learner's tests against the variants of their subject.
    private struct VariantRuns {
        /// What the code printed with the first correct variant.
        var printed: String?
        var outcomes: PlantedBugs.Outcomes
        /// The results of each test without the others, if the exercise asks for them.
        var alone: PlantedBugs.Outcomes = [:]
        /// The runs, with the variant in which everything is wrong, of tests that have not failed although failures were
        /// recorded that belong to no test; by the test's id.
        var unclear: PlantedBugs.Outcomes = [:]
        var together: SharedRuns?

        var irregularities: [EventStream.Irregularity] {
            (Array(outcomes.values) + Array(alone.values) + Array(unclear.values)).flatMap(
                \.log.irregularities)
                + (together?.irregularities ?? [])
        }
    }

    private func runVariants(_ variants: Variants, _ tests: TestRunner) async throws -> VariantRuns {
        let clean = variants.correct[0].id
        let suite = SuiteRunner(tests: tests)
        let first = try await tests.run(variant: clean)
        var runs = VariantRuns(
            printed: PrintedText.excerpt(of: first.printed, bytes: PrintedText.mostOfRun),
            outcomes: [clean: try await suite.finish(first, variant: clean)])
        let others = variants.correct.dropFirst()
        runs.outcomes.merge(try await outcomesOf(others.map { Run(of: $0) }, suite)) { old, _ in old }
        if variants.alone == true, let log = runs.outcomes[clean]?.log {
            runs.alone = try await outcomesOf(eachAlone(log, variant: clean), suite)
        }
        runs.together = try await runTogether(variants, runs.outcomes, suite)
        if runs.outcomes.values.allSatisfy(\.isClean) {
            try await runBugs(variants, suite, &runs.outcomes)
            let bugs = PlantedBugs(variants: variants)
            if runs.outcomes.values.contains(where: { !$0.log.unattributed.isEmpty }) {
                let silent = bugs.testsThatNeverFail(in: runs.outcomes).map(\.id)
                let log = runs.outcomes[clean]?.log
                runs.unclear = try await outcomesOf(
                    (log.map { eachAlone($0, variant: variants.scrambled) } ?? []).filter {
                        silent.contains($0.id)
                    }, suite)
            }
        }
        return runs
    }

    /// Runs the tests against every bug.
    ///
    /// Tests could count how often they run and fail only from the third time on. So the correct variants run again, at
    /// random positions, each once like the faulty ones.
    private func runBugs(
        _ variants: Variants, _ suite: SuiteRunner, _ outcomes: inout PlantedBugs.Outcomes
    ) async throws {
        let scrambled = Run(id: variants.scrambled, variant: variants.scrambled)
        let again = variants.correct.map { Run(id: "again " + $0.id, variant: $0.id) }
        let runs = variants.bugs.map { Run(of: $0) } + [scrambled] + again
        outcomes.merge(try await outcomesOf(runs.shuffled(), suite)) { old, _ in old }
        for correct in variants.correct {
            if let second = outcomes.removeValue(forKey: "again " + correct.id), !second.isClean {
                outcomes[correct.id] = second
            }
        }
    }

    private func judge(
        _ runs: VariantRuns, _ bugs: PlantedBugs, _ workspace: Workspace
    ) async throws -> [CheckResult] {
        let correct = bugs.variants.correct.map { runs.outcomes[$0.id] }
        let neverFails = !bugs.testsThatNeverFail(in: runs.outcomes).isEmpty
        let isRejected = correct.contains { $0?.isClean == false }
        let trees = neverFails || makesTasks ? try await syntaxTrees(workspace) : []
        return bugs.judge(
            runs.outcomes, alone: runs.alone, unclear: runs.unclear, together: runs.together,
            withoutAssertion: neverFails ? TestSourceScan.functionsWithoutAssertion(in: trees) : [],
            tautological: ForgottenTestScan.functionsWithTautology(in: ownedSources),
            unawaited: UnawaitedTaskScan.functions(in: trees),
            ownTypes: neverFails || isRejected ? await ownTypeFindings(in: workspace) : [],
            unmarked: unmarkedTests(correct[0]),
            places: TestPlaces(test: { workspace.place(of: $0) }, issue: { workspace.place(of: $0) }))
    }

    /// One run of the learner's tests.
    struct Run: Sendable {
        /// The key of its result.
        var id: String
        var variant: String
        var skipped: [String] = []
        var repeats = 1
        var sideBySide = false

        init(id: String, variant: String) {
            self.id = id
            self.variant = variant
        }

        init(of variant: Variants.Variant) {
            self.init(id: variant.id, variant: variant.id)
            repeats = variant.repeats ?? 1
        }
    }

    /// Returns a run for each test without the others.
    private func eachAlone(_ log: TestLog, variant: String) -> [Run] {
        let ids = log.entries.map(\.id)
        return ids.map { id in
            var run = Run(id: id, variant: variant)
            run.skipped = ids.filter { $0 != id }
            return run
        }
    }

    /// Runs the tests several times, two processes at a time, and returns the results by the runs' ids.
    func outcomesOf(_ runs: [Run], _ suite: SuiteRunner) async throws -> PlantedBugs.Outcomes {
        var endedCount = 0
        let outcomes = try await runs.concurrentMap(
            limit: 2,
            completed: { _, _ in
                endedCount += 1
                report(.testRuns(runs.count, ended: endedCount))
            }
        ) { run in
            let first = try await suite.tests.run(
                skipping: run.skipped, variant: run.variant, repeats: run.repeats,
                sideBySide: run.sideBySide)
            if run.sideBySide { return (run.id, suite.outcome(sideBySide: first)) }
            return (run.id, try await suite.finish(first, variant: run.variant))
        }
        return Dictionary(outcomes, uniquingKeysWith: { _, last in last })
    }

    /// The files of the learner.
    private var ownedSources: [Data] {
        // The code has run since; a file that became unfit is not read.
        // Files that can't be read have been reported before.
        (try? attempt.ownedFiles()).map { files in part.owns.compactMap { files[$0] } } ?? []
    }

    /// Whether the word `Task` is in a file of the learner, so that it is worth asking the compiler.
    private var makesTasks: Bool {
        ownedSources.contains { String(decoding: $0, as: UTF8.self).contains("Task") }
    }

    /// Returns what looks like a test, if no test was found.
    private func unmarkedTests(_ run: CompletedRun?) -> UnmarkedTestScan {
        guard run?.log.entries.isEmpty ?? true else { return UnmarkedTestScan() }
        var scan = UnmarkedTestScan(ownedSources)
        // Learners who write two files may write the tests in the first one. A file that can't be read has a verdict of its own.
        let others = exercise.parts.filter { $0 != part }.flatMap { other in
            (try? PartAttempt(other, in: attempt.attemptFolder).ownedFiles()).map(Array.init) ?? []
        }
        let wrong = others.first { Lexer.tokens(of: Array($0.value)).contains { $0.text == "@Test" } }?.key
        if let wrong, let right = part.owns.first { scan.misplaced = (wrong, right) }
        return scan
    }

    /// Asks the compiler for the syntax trees of the learner's tests, one file at a time, because a file can make it crash.
    func syntaxTrees(_ workspace: Workspace) async throws -> [Data] {
        var trees: [Data] = []
        for name in part.owns {
            trees.append(
                try await SyntaxTree.data(
                    of: workspace.root.appending(path: "Tests/\(part.module)/\(name)"), toolchain: toolchain,
                    runner: marked.runner, environment: marked.environment))
        }
        return trees
    }
}
