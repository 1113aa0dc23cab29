import Foundation
import WorkbookModel
import WorkbookSystem

/// The grading of one attempt, from its files to a verdict.
package struct Grading: Sendable {
    private let attempt: Attempt
    /// The attempt at each part, with the files as they are graded.
    private let parts: [PartAttempt]
    private let course: Course
    private let toolchain: Toolchain
    private let tools: Tools
    private let report: @Sendable (GradingStep) -> Void

    /// Reads the files of an attempt; nothing runs yet.
    package init(
        attempt: Attempt, course: Course, toolchain: Toolchain, tools: Tools,
        report: @escaping @Sendable (GradingStep) -> Void
    ) {
        self.attempt = attempt
        parts = attempt.parts.map { $0.captured() }
        self.course = course
        self.toolchain = toolchain
        self.tools = tools
        self.report = report
    }

    private var exercise: Exercise { attempt.exercise }

    /// Grades the attempt; every error becomes a verdict that says whose fault it is.
    func verdict() async -> Verdict {
        await result("verdict") { StoredVerdict(await graded()) }.verdict(of: exercise)
    }

    private func graded() async -> Verdict {
        let start = ContinuousClock.now
        let first = grading(of: exercise.firstPart)
        let verdict: Verdict
        do {
            var graded = try await first.verdict()
            if let part = exercise.secondPart {
                let second = grading(of: part)
                do {
                    graded = graded.joined(with: try await second.verdict())
                } catch {
                    graded = graded.joined(with: second.verdict(for: error))
                }
            }
            verdict = try explained(graded)
        } catch {
            verdict = first.verdict(for: error)
        }
        return verdict.completed(
            quote: verdict.firstPlace.flatMap(quote(of:)), seconds: (ContinuousClock.now - start).seconds)
    }

    /// Runs the hidden suite, and returns the checks that report, in their order, whatever is recorded.
    ///
    /// - Throws: What keeps the suite from running.
    package func reportedChecks() async throws -> [Check] {
        try await result("checks") { try await grading(of: exercise.firstPart).reportedChecks() }
    }

    /// Builds the attempt, and returns the compiler's errors in each part, with their places in the course.
    ///
    /// - Throws: What keeps it from being built.
    package func compilerErrors() async throws -> [Diagnostic] {
        var errors: [Diagnostic] = []
        for part in exercise.parts { errors += try await grading(of: part).compilerErrors() }
        return errors
    }

    /// Returns the names that the attempt declares and the hidden suite mentions.
    ///
    /// - Throws: What keeps the files from being read.
    package func namesForSuite() async throws -> [String] {
        try await grading(of: exercise.firstPart).namesForSuite()
    }

    /// Builds the attempt, and returns what it uses that it may only use if the exercise needs it.
    ///
    /// - Throws: What keeps it from being built.
    package func usedAccess() async throws -> [String] {
        try await result("access") {
            var used: Set<String> = []
            for part in exercise.parts { used.formUnion(try await grading(of: part).usedAccess()) }
            return used.sorted()
        }
    }

    /// Builds a part of the attempt with a module of many versions, and runs its suite with each of them.
    ///
    /// - Parameters:
    ///   - part: The part whose suite, or whose tests by the learner, runs.
    ///   - versions: The source code of the production module, or of the subject of the tests; `nil` for the subject with
    ///     planted bugs.
    ///   - ids: The numbers of the versions to run, of which 0 is the original, or the ids of variants.
    ///   - width: How many processes may run at once.
    /// - Throws: What keeps the suite from running.
    package func results(
        of part: ExercisePart, with versions: ModuleVersions?, ids: [String], width: Int
    ) async throws -> VersionResults {
        let digest = versions?.digest.text ?? "planted"
        return try await result("versions \(digest) of \(part.module): \(ids.joined(separator: " "))") {
            var grading = grading(of: part)
            grading.versions = versions
            return try await grading.results(of: ids, width: width)
        }
    }

    /// Builds a part of the attempt, with ``results(of:with:ids:width:)``'s versions, and reads the folder of the compiled modules;
    /// `nil` if it doesn't compile.
    ///
    /// - Throws: What keeps it from being built or read.
    package func readModules<Value: Sendable>(
        of part: ExercisePart, with versions: ModuleVersions?, read: @Sendable (URL) async throws -> Value
    ) async throws -> Value? {
        var grading = grading(of: part)
        grading.versions = versions
        return try await grading.inWorkspace { tests in
            try await tests.prepare() ? try await read(tests.workspace.modules) : nil
        }
    }

    /// Returns what a learner whose checks ended like this should know.
    package func diagnosis(of results: VersionResults.Result) throws -> String? {
        try explained(results.verdict.verdict(of: exercise)).diagnosis
    }

    /// Answers a question about the attempt, from the tools' results if they have a source of them.
    package func result<Value: Codable & Sendable, Problem>(
        _ question: String, find: @Sendable () async throws(Problem) -> Value
    ) async throws(Problem) -> Value {
        guard let results = tools.results else { return try await find() }
        let question =
            question + (tools.attributesOutput ? ", with output" : "")
            + (tools.runsChecksAlone ? ", alone" : "")
            + (tools.isolation == nil ? "" : ", in the sandbox")
        return try await results.result(question, of: attempt, in: course, find: find)
    }

    private func grading(of part: ExercisePart) -> PartGrading {
        let attempt =
            parts.first { $0.part.subfolder == part.subfolder } ?? PartAttempt(part, in: self.attempt.folder)
        return PartGrading(
            attempt: attempt, exercise: exercise, course: course,
            toolchain: toolchain, tools: tools, report: report)
    }

    /// Returns the sentence about a function that looks like a test and doesn't run; `nil` if there is none.
    private func forgottenTest() -> String? {
        let tests = parts.filter { $0.part.kind == .tests }
        // A file that can't be read was reported before anything ran.
        let sources = tests.flatMap { (try? $0.ownedFiles())?.values.map { $0 } ?? [] }
        return ForgottenTestScan.functions(in: sources).first.map {
            "`\($0)()` expects something, and Swift Testing doesn't run it: there is no `@Test` before it."
        }
    }

    /// Returns the sentence about an object that nothing holds, if a test created one before it failed with correct code; `nil` if
    /// there is none.
    private func discardedObject(_ verdict: Verdict) -> String? {
        let rejection = verdict.checks.first { $0.check.kind.isAcceptance && $0.state == .failed }
        guard let place = rejection?.place, let source = source(at: place) else { return nil }
        let code = parts.map {
            $0.part.kind == .tests ? $0.folder.appending(path: "Subject") : $0.folder
        }
        // A folder that isn't there has no classes.
        let files = code.flatMap { (try? Workspace.sources(in: $0))?.values.map { $0 } ?? [] }
        let classes = Set(files.flatMap { LearnerFile.names(in: $0, after: ["class", "actor"]) })
        return DiscardedObjectScan.type(before: place.line, in: source, outOf: classes).map {
            """
            Nothing holds the object that `_ = \($0)(…)` creates, so it is gone before the next line. Store it in a \
            constant, and pass that to `withExtendedLifetime`.
            """
        }
    }

    /// Returns a verdict with what a learner with exactly one known wrong turn should know, and with the order in which to
    /// look at its checks.
    private func explained(_ verdict: Verdict) throws -> Verdict {
        guard verdict.outcome == .failed || verdict.outcome == .stopped else { return verdict }
        let known = try WrongTurns.load(for: exercise)
        // Without any tests, the check for tests already says so.
        let lacksTests = verdict.failingChecks.contains(PlantedBugs.Fixed.present.id)
        return verdict.completed(
            diagnosis: (lacksTests ? nil : forgottenTest())
                ?? known.diagnosis(
                    of: attempt.failures(ofEditedPartsIn: verdict.failures), ran: verdict.didRunSuite)
                ?? discardedObject(verdict),
            order: FailureOrder(
                of: verdict.checks, among: known.turns, ran: verdict.didRunSuite,
                testsUseCode: exercise.secondPart?.carries.isEmpty == false, notes: verdict.notes))
    }

    /// Returns the line at a place, if it is in one of the learner's own files.
    private func quote(of place: Place) -> SourceQuote? {
        source(at: place).flatMap { SourceQuote(place, in: String(decoding: $0, as: UTF8.self)) }
    }

    /// Returns the learner's own file that a place names; `nil` for any other.
    private func source(at place: Place) -> Data? {
        for part in parts {
            let name = part.part.owns.first { name in
                course.relativePath(of: part.folder.appending(path: name)) == place.path
            }
            guard let name else { continue }
            return try? part.ownedFiles()[name]
        }
        return nil
    }
}
