import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Runs the learner's tests against every correct subject, and against every bug if they accept those.
    func gradeTests(_ tests: TestRunner) async throws -> Verdict {
        let bugs = PlantedBugs(variants: try Variants.load(for: part))
        let clean = bugs.variants.correct[0].id
        let needs = try ExpectedChecks.needs(of: exercise)
        // The compiler reads the learner's files once more, beside the build.
        async let inspected = inspection()
        if let build = try await tests.buildChanges(), !build.termination.isSuccess {
            let diagnostics = try BuildFailure.diagnostics(of: build, workspace: tests.workspace)
            return Verdict(
                exercise, outcome: .didNotCompile, checks: bugs.checks.map { CheckResult($0, .notAttempted) },
                diagnostics: await explainingOwnTypes(diagnostics, tests.workspace)
            ).flagged(try await inspected.flags, explainsSilence: true)
        }
        report(.variants(bugs.variants.ids.count))
        // The learner's code can change what was built, so the symbols are read before it runs.
        async let symbols = testSymbols(in: tests.workspace)
        async let unsafeUses = unsafeCode(in: tests.workspace, except: needs)
        let inspection = try await inspected
        _ = try? await symbols  // An error counts only for an attempt that passes.
        let built = tests.workspace.stamp.record()
        let run = SuiteRunner(tests: tests)
        let first = try await tests.run(variant: clean)
        var outcomes = [clean: try await run.finish(first, variant: clean)]
        let others = bugs.variants.correct.dropFirst()
        outcomes.merge(try await outcomesOf(others.map { Run(of: $0) }, run)) { old, _ in old }
        var alone: PlantedBugs.Outcomes = [:]
        if bugs.variants.alone == true, let log = outcomes[clean]?.log {
            alone = try await outcomesOf(eachAlone(log, variant: clean), run)
        }
        let together = try await runTogether(bugs.variants, outcomes, run)
        if outcomes.values.allSatisfy(\.isClean) {
            let scrambled = Run(id: bugs.variants.scrambled, variant: bugs.variants.scrambled)
            let faulty = bugs.variants.bugs.map { Run(of: $0) } + [scrambled]
            // Tests could count how often they run and fail only from the third time on. So the correct
            // variants run again, at random positions, each once like the faulty ones.
            let again = bugs.variants.correct.map { Run(id: "again " + $0.id, variant: $0.id) }
            let mixed = try await outcomesOf((faulty + again).shuffled(), run)
            outcomes.merge(mixed) { old, _ in old }
            for correct in bugs.variants.correct {
                if let second = outcomes.removeValue(forKey: "again " + correct.id), !second.isClean {
                    outcomes[correct.id] = second
                }
            }
        }
        let neverFails = !bugs.testsThatNeverFail(in: outcomes).isEmpty
        let isRejected = bugs.variants.correct.contains { outcomes[$0.id]?.isClean == false }
        let trees = neverFails || makesTasks ? try await syntaxTrees(tests.workspace) : []
        let silent = neverFails ? TestSourceScan.functionsWithoutAssertion(in: trees) : []
        let results = bugs.judge(
            outcomes, alone: alone, together: together, withoutAssertion: silent,
            unawaited: UnawaitedTaskScan.functions(in: trees),
            ownTypes: neverFails || isRejected ? await ownTypeFindings(in: tests.workspace) : [],
            unmarked: await unmarkedTests(outcomes[clean], tests.workspace),
            places: TestPlaces(
                test: { tests.workspace.place(of: $0) }, issue: { tests.workspace.place(of: $0) }))
        let irregularities =
            (Array(outcomes.values) + Array(alone.values)).flatMap(\.log.irregularities)
            + (together?.irregularities ?? [])
        let changes = try tests.workspace.stamp.removeProducts(changedSince: built)
        let flags = StreamScan.flags(for: irregularities) + ProductScan.flags(forChanged: changes)
        var verdict = Verdict(exercise, checks: results).flagged(flags)
        verdict.output = PrintedText.excerpt(of: first.printed, bytes: PrintedText.mostOfRun)
        // The objects of an attempt that does not pass need no inspection.
        let more =
            verdict.outcome == .passed
            ? try testFlags(for: try await symbols, inspection, tests.workspace) + (await unsafeUses) : []
        return verdict.flagged(more + inspection.flags, explainsSilence: true)
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
        let outcomes = try await runs.concurrentMap(limit: 2) { run in
            let first = try await suite.tests.run(
                skipping: run.skipped, variant: run.variant, repeats: run.repeats,
                sideBySide: run.sideBySide)
            if run.sideBySide { return (run.id, suite.outcome(sideBySide: first)) }
            return (run.id, try await suite.finish(first, variant: run.variant))
        }
        return Dictionary(outcomes, uniquingKeysWith: { _, last in last })
    }

    /// Whether the word `Task` is in a file of the learner, so that it is worth asking the compiler.
    private var makesTasks: Bool {
        part.owns.contains { name in
            FileManager.default.contents(atPath: attempt.folder.appending(path: name).path)
                .map { String(decoding: $0, as: UTF8.self).contains("Task") } ?? false
        }
    }

    /// Returns what looks like a test, if no test was found.
    private func unmarkedTests(_ run: CompletedRun?, _ workspace: Workspace) async -> UnmarkedTestScan {
        guard run?.log.entries.isEmpty ?? true else { return UnmarkedTestScan() }
        // Without syntax trees, the learner reads only that no test was found.
        return UnmarkedTestScan((try? await syntaxTrees(workspace)) ?? [])
    }

    func syntaxTrees(_ workspace: Workspace) async throws -> [Data] {
        try await syntaxTrees(
            of: part.owns.map { workspace.root.appending(path: "Tests/\(part.module)/\($0)") })
    }
}
