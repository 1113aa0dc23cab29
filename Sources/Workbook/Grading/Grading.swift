import Foundation

/// The grading of one attempt, from its files to a verdict.
struct Grading: Sendable {
    var attempt: Attempt
    var course: Course
    var toolchain: Toolchain
    var tools: Tools
    var report: @Sendable (Grader.Step) -> Void

    var exercise: Exercise { attempt.exercise }

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
            // A tests part is no exercise of its own.
            if exercise.folders.inside.isEmpty {
                verdict.diagnosis = try diagnosis(of: verdict)
                verdict.quote = verdict.firstPlace.flatMap(quote(of:))
            }
        } catch let problem as AttemptProblem {
            verdict = refused(problem)
        } catch {
            verdict = faulted(error)
        }
        verdict.seconds = (ContinuousClock.now - start).seconds
        return verdict
    }

    /// The line at a place, if that lies in one of the learner's own files.
    private func quote(of place: Place) -> SourceQuote? {
        for part in [attempt, attempt.testsPart].compactMap({ $0 }) {
            let name = part.exercise.owns.first { name in
                course.relativePath(of: part.folder.appending(path: name)) == place.path
            }
            guard let name else { continue }
            // Read with all the care of grading, as the code has run since; what became unfit is not worth a word.
            guard let data = try? part.ownedFiles()[name] else { return nil }
            return SourceQuote(place, in: String(decoding: data, as: UTF8.self))
        }
        return nil
    }

    /// Which known wrong turn the attempt is, as far as that can be told.
    private func diagnosis(of verdict: Verdict) throws -> String? {
        guard verdict.outcome == .failed || verdict.outcome == .stopped else { return nil }
        let known = try WrongTurns.load(for: exercise)
        if known.turns.isEmpty { return nil }
        return known.diagnosis(
            outcome: verdict.outcome, fails: verdict.failingChecks, ran: verdict.didRunSuite,
            starterFails: try ExpectedChecks.load(for: exercise).starterFails)
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
                throw GraderProblem(
                    "the suite does not compile", details: errors.joined(separator: "\n"), isFinal: true)
            }
            let suite = record.log.entries.map { Check(id: $0.id, name: $0.name) }
            return try CompileTimeChecks(of: exercise).checks + suite
        }
    }

    private func graded() async throws -> Verdict {
        try await inWorkspace { tests in
            var verdict = try await exercise.kind == .tests ? gradeTests(tests) : gradeSuite(tests)
            // A compiler without its parts finds fault with every source.
            if verdict.outcome == .didNotCompile && toolchain.isGone {
                throw MachineFault.toolchainGone(toolchain.swift)
            }
            verdict.notes = tests.workspace.notes + verdict.notes
            return verdict.flagged(
                suspicions(), explainsSilence: true)
        }
    }

    /// Whether an error may be due to what is left of earlier builds: a crash of the machine, say, or a full disk.
    private func isWorthAnotherTry(_ error: any Error) -> Bool {
        if error is AttemptProblem || error is MalformedFile || error is CancellationError { return false }
        return fault(in: error) == nil && (error as? GraderProblem)?.isFinal != true
    }

    /// What is wrong with the machine, if that explains the error.
    private func fault(in error: any Error) -> MachineFault? {
        if let fault = MachineFault(error) { return fault }
        if let problem = error as? GraderProblem, let fault = MachineFault(inOutput: problem.details) {
            return fault
        }
        guard error is GraderProblem || error is SpawnError else { return nil }
        return toolchain.isGone ? .toolchainGone(toolchain.swift) : nil
    }

    private func faulted(_ error: any Error) -> Verdict {
        guard let fault = fault(in: error) else {
            return Verdict(
                exercise, outcome: .graderError, notes: [GraderFault.words(for: error, course: course)])
        }
        var verdict = Verdict(
            exercise, outcome: .graderError, notes: [fault.words(in: course), fault.remedy])
        verdict.machineFault = fault
        return verdict
    }

    /// The tools, with the mark by which a later grading finds what a killed one left running.
    var marked: Tools {
        var marked = tools
        marked.environment[Workspace.markVariable] = packageFolder.path
        return marked
    }

    private var packageFolder: URL {
        Workspace.folder(of: exercise, in: course).appending(path: Workspace.packageName)
    }

    /// Assembles the workspace, and keeps others out of it meanwhile; where no source is to blame, once more from nothing.
    func inWorkspace<R>(_ body: (TestRun) async throws -> R) async throws -> R {
        do {
            return try await inWorkspace(fromNothing: false, body)
        } catch let error where isWorthAnotherTry(error) {
            return try await inWorkspace(fromNothing: true, body)
        }
    }

    /// - Parameter fromNothing: Whether all that earlier gradings left there is thrown away first.
    private func inWorkspace<R>(
        fromNothing: Bool, _ body: (TestRun) async throws -> R
    ) async throws -> R {
        let lock = try await FileLock.acquire(
            Workspace.folder(of: exercise, in: course).appending(path: "lock"),
            whileWaiting: { report(.waiting) })
        defer { lock.release() }
        let tools = marked
        let mark = "\(Workspace.markVariable)=\(packageFolder.path)"
        SessionTree.endLeftovers(mark: mark)
        // Also what left the session on purpose has nothing to do here any more once grading is over.
        defer { SessionTree.endLeftovers(mark: mark) }
        report(.checking)
        if fromNothing {
            try BuildStamp(root: packageFolder, buildFolderName: toolchain.buildFolderName).clear()
            if FileManager.default.fileExists(atPath: packageFolder.path) {
                try FileManager.default.removeItem(at: packageFolder)
            }
            ModuleCache(folder: ModuleCache.folder(in: course), toolchain: toolchain, tools: tools).clear()
        }
        let workspace = try Workspace.assemble(attempt, course: course, toolchain: toolchain)
        async let cache: Void = ModuleCache(folder: workspace.moduleCache, toolchain: toolchain, tools: tools)
            .fill()
        let result = try await body(
            TestRun(
                workspace: workspace, toolchain: toolchain, runner: tools.runner,
                environment: tools.environment,
                limits: .init(
                    build: tools.limits.build, run: tools.limits.run, check: exercise.secondsPerCheck),
                isolation: tools.isolation))
        await cache
        return result
    }

    // MARK: - A hidden suite and compile-time checks

    private func gradeSuite(_ tests: TestRun) async throws -> Verdict {
        let expected = try ExpectedChecks.load(for: exercise).checks.filter { !$0.isAboutTests }
        let compileTime = try CompileTimeChecks(of: exercise)
        let first = try await tests.firstRun()
        guard first.didStart else { return try await withoutRun(first, expected, compileTime, tests) }
        async let symbols = symbols(of: tests.workspace)
        let breaches = try await compileTime.run(in: tests.workspace, toolchain: toolchain, tools: marked)
        var outcome = try await CompleteRun(tests: tests).finish(first)
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

    /// What in the learner's objects is for a person to look at.
    func symbols(of workspace: Workspace) async throws -> [Flag] {
        try await SymbolScan(
            module: exercise.module, objects: workspace.objects(of: exercise.module),
            sources: ownedSources(), part: part, toolchain: toolchain, tools: marked
        ).flags()
    }

    /// What in the learner's files is for a person to look at.
    private func suspicions() -> [Flag] {
        ownedSources().flatMap { SourceScan.flags(in: $0.text, path: $0.path, part: part) }
    }

    private var part: SourceScan.Part { exercise.kind == .tests ? .tests : .production }

    private func ownedSources() -> [ImportScan.Source] {
        exercise.owns.compactMap { name in
            let file = attempt.folder.appending(path: name)
            guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
            return .init(path: course.relativePath(of: file), text: String(decoding: data, as: UTF8.self))
        }
    }

    /// Tells whose code a failed build is due to, and has the compile-time checks say why where they can.
    private func withoutRun(
        _ record: TestRun.Record, _ expected: [Check], _ compileTime: CompileTimeChecks, _ tests: TestRun
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

    // MARK: - Files that cannot be graded

    private func refused(_ problem: AttemptProblem) -> Verdict {
        let (file, message, line) = problem.words
        let place = line.map { Place(path: course.relativePath(of: file), line: $0, column: nil) }
        let subject = place == nil ? course.relativePath(of: file) : "this file"
        let diagnostic = Diagnostic(origin: .learner, place: place, message: "\(subject) \(message)")
        // A missing file may be there under another name.
        let given =
            (try? FileManager.default.contentsOfDirectory(atPath: exercise.folders.starter.path)) ?? []
        let notes = attempt.strangers(given: Set(given)).map {
            "There is a file \($0), which is not part of this exercise."
        }
        return Verdict(exercise, outcome: .didNotCompile, diagnostics: [diagnostic], notes: notes)
    }
}
