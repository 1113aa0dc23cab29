import Foundation

/// The grading of one attempt, from its files to a verdict.
struct Grading: Sendable {
    var attempt: Attempt
    var course: Course
    var toolchain: Toolchain
    var tools: Tools
    var report: @Sendable (Grader.Step) -> Void

    private var exercise: Exercise { attempt.exercise }

    /// Grades; an error on the way becomes a verdict that says whose fault it is.
    func verdict() async -> Verdict {
        let start = ContinuousClock.now
        var verdict: Verdict
        do {
            verdict = try await graded()
            if let tests = attempt.testsPart {
                var part = self
                part.attempt = tests
                verdict = verdict.joined(with: await part.verdict())
            }
        } catch let problem as AttemptProblem {
            verdict = refused(problem)
        } catch {
            verdict = Verdict(
                exercise, outcome: .graderError, notes: [GraderFault.words(for: error, course: course)])
        }
        verdict.seconds = (ContinuousClock.now - start).seconds
        return verdict
    }

    /// The checks that report when this attempt is run, in the order in which they are told, whatever is recorded.
    ///
    /// - Throws: Whatever keeps the suite from running.
    func reportedChecks() async throws -> [Check] {
        try await inWorkspace { tests in
            let record = try await tests.buildAndRun()
            guard record.didStart else {
                let errors = try BuildFailure.diagnostics(of: record, workspace: tests.workspace).map(
                    \.message)
                throw GraderProblem("the suite does not compile", details: errors.joined(separator: "\n"))
            }
            let suite = record.log.entries.map { Check(id: $0.id, name: $0.name) }
            return try CompileTimeChecks(of: exercise).checks + suite
        }
    }

    private func graded() async throws -> Verdict {
        try await inWorkspace { tests in
            var verdict = try await exercise.kind == .tests ? gradeTests(tests) : gradeSuite(tests)
            verdict.notes = tests.workspace.notes + verdict.notes
            return verdict
        }
    }

    /// Assembles the workspace, and keeps others out of it meanwhile.
    private func inWorkspace<R>(_ body: (TestRun) async throws -> R) async throws -> R {
        let lock = try await FileLock.acquire(
            Workspace.folder(of: exercise, in: course).appending(path: "lock"),
            whileWaiting: { report(.waiting) })
        defer { lock.release() }
        report(.checking)
        let workspace = try Workspace.assemble(attempt, course: course, toolchain: toolchain)
        async let cache: Void = ModuleCache(folder: workspace.moduleCache, toolchain: toolchain, tools: tools)
            .fill()
        let result = try await body(
            TestRun(
                workspace: workspace, toolchain: toolchain, runner: tools.runner,
                environment: tools.environment,
                limits: .init(check: exercise.secondsPerCheck)))
        await cache
        return result
    }

    // MARK: - A hidden suite and compile-time checks

    private func gradeSuite(_ tests: TestRun) async throws -> Verdict {
        let expected = try ExpectedChecks.load(for: exercise).checks.filter { !$0.isAboutTests }
        let compileTime = try CompileTimeChecks(of: exercise)
        let first = try await tests.workspace.isBuilt ? tests.run() : tests.buildAndRun()
        guard first.didStart else { return try await withoutRun(first, expected, compileTime, tests) }
        let breaches = try await compileTime.run(in: tests.workspace, toolchain: toolchain, tools: tools)
        let outcome = try await CompleteRun(tests: tests).finish(first)
        let results = SuiteJudgement(expected: expected, compileTime: compileTime.checks, breaches: breaches)
            .results(of: outcome, workspace: tests.workspace)
        return Verdict(
            exercise, checks: results, notes: mismatches(outcome.log, expected, compileTime, results))
    }

    /// Tells whose code a failed build is due to, and has the compile-time checks say why where they can.
    private func withoutRun(
        _ record: TestRun.Record, _ expected: [Check], _ compileTime: CompileTimeChecks, _ tests: TestRun
    ) async throws -> Verdict {
        let diagnostics = try BuildFailure.diagnostics(of: record, workspace: tests.workspace)
        let isOnlySuite = diagnostics.allSatisfy { $0.origin == .suite }
        if isOnlySuite && !compileTime.checks.isEmpty {
            // The learner's module was built before its suite was tried.
            let breaches = try await compileTime.run(in: tests.workspace, toolchain: toolchain, tools: tools)
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
    private func mismatches(
        _ log: TestLog, _ expected: [Check], _ compileTime: CompileTimeChecks, _ results: [CheckResult]
    ) -> [String] {
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

    // MARK: - The learner's own tests

    private func gradeTests(_ tests: TestRun) async throws -> Verdict {
        let bugs = PlantedBugs(variants: try Variants.load(for: exercise))
        let clean = bugs.variants.correct[0].id
        let first =
            try await tests.workspace.isBuilt
            ? tests.run(variant: clean) : tests.buildAndRun(variant: clean)
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
        let results = bugs.judge(outcomes, withoutAssertion: silent) { issue in
            guard let fileID = issue.fileID?.split(separator: "/"), fileID.count == 2, let line = issue.line
            else {
                return nil
            }
            return tests.workspace.place(
                ofModule: String(fileID[0]), file: String(fileID[1]), line: line, column: nil
            ).place
        }
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

    // MARK: - Files that cannot be graded

    private func refused(_ problem: AttemptProblem) -> Verdict {
        let (file, message, line) = problem.words
        let place = line.map { Place(path: course.relativePath(of: file), line: $0, column: nil) }
        let subject = place == nil ? course.relativePath(of: file) : "this file"
        let diagnostic = Diagnostic(origin: .learner, place: place, message: "\(subject) \(message)")
        return Verdict(exercise, outcome: .didNotCompile, diagnostics: [diagnostic])
    }
}
