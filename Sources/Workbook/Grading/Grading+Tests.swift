import Foundation

extension Grading {
    /// Runs the learner's tests against every correct subject, and against every bug if they accept those.
    func gradeTests(_ tests: TestRun) async throws -> Verdict {
        let bugs = PlantedBugs(variants: try Variants.load(for: exercise))
        let clean = bugs.variants.correct[0].id
        let first = try await tests.firstRun(variant: clean)
        guard first.didStart else {
            let diagnostics = try BuildFailure.diagnostics(of: first, workspace: tests.workspace)
            return Verdict(
                exercise, outcome: .didNotCompile, checks: bugs.checks.map { CheckResult($0, .notAttempted) },
                diagnostics: diagnostics)
        }
        report(.variants(bugs.variants.ids.count))
        let run = CompleteRun(tests: tests)
        var outcomes = [clean: try await run.finish(first, variant: clean)]
        let others = bugs.variants.correct.dropFirst().map(\.id)
        outcomes.merge(try await finish(others, run)) { old, _ in old }
        if outcomes.values.allSatisfy(\.isClean) {
            let faulty = bugs.variants.bugs.map(\.id) + [bugs.variants.scrambled]
            outcomes.merge(try await finish(faulty, run)) { old, _ in old }
        }
        let silent =
            try await bugs.idle(in: outcomes).isEmpty ? [] : functionsWithoutAssertion(tests.workspace)
        let results = bugs.judge(outcomes, withoutAssertion: silent) { tests.workspace.place(of: $0) }
        return Verdict(exercise, checks: results)
    }

    /// Runs the tests against variants, two processes at a time.
    private func finish(_ variants: [String], _ run: CompleteRun) async throws -> PlantedBugs.Outcomes {
        try await withThrowingTaskGroup(of: (String, CompleteRun.Outcome).self) { group in
            var waiting = variants[...]
            func startNext() {
                guard let variant = waiting.popFirst() else { return }
                group.addTask {
                    (
                        variant,
                        try await run.finish(try await run.tests.run(variant: variant), variant: variant)
                    )
                }
            }
            for _ in 0..<2 { startNext() }
            var outcomes: PlantedBugs.Outcomes = [:]
            while let (variant, outcome) = try await group.next() {
                outcomes[variant] = outcome
                startNext()
            }
            return outcomes
        }
    }

    private func functionsWithoutAssertion(_ workspace: Workspace) async throws -> Set<String> {
        var trees: [Data] = []
        for name in exercise.owns {
            let file = workspace.root.appending(path: "Tests/\(exercise.module)/\(name)")
            trees.append(try await TestSourceScan.syntaxTree(of: file, toolchain: toolchain, tools: tools))
        }
        return TestSourceScan.functionsWithoutAssertion(in: trees)
    }
}
