import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// The verification of one exercise: what its suite reports is observed, and compared with what was recorded.
struct ExerciseVerification {
    private let exercise: Exercise
    private let course: Course
    private let grader: Grader
    private let suite: ObservedSuite
    private let isRecording: Bool

    /// How recording ended.
    private enum Recording {
        case notAsked
        /// With what was recorded about wrong turns before.
        case done(earlierTurns: Data?)
        /// The finding follows from what keeps the reference or the starter from being graded, so it stands at the end.
        case refused(Finding)

        var refusal: Finding? { if case .refused(let finding) = self { finding } else { nil } }
        var earlierTurns: Data? { if case .done(let turns) = self { turns } else { nil } }
        var isDone: Bool { if case .done = self { true } else { false } }
    }

    /// Prepares to verify an exercise of a course.
    ///
    /// - Parameter isRecording: Whether to record first what the suite reports.
    init(of exercise: Exercise, by verifier: CourseVerifier, _ grader: Grader, isRecording: Bool) {
        self.exercise = exercise
        self.isRecording = isRecording
        self.grader = grader
        course = verifier.course
        suite = ObservedSuite(
            exercise: exercise, course: course, toolchain: verifier.toolchain, tools: verifier.tools)
    }

    /// Returns everything that was found.
    ///
    /// - Parameter step: Called after each attempt.
    func findings(_ step: @Sendable () -> Void) async -> [Finding] {
        var findings: [Finding] = []
        var attempts: [GradedVariation] = []
        var recording = Recording.notAsked
        do {
            if findings.add(place()) != nil, findings.add(writing()) != nil, findings.add(try files()) != nil,
                let recorded = findings.add(try await self.recording())
            {
                recording = recorded
            } else {
                return findings
            }
            if var record = findings.add(try await record(after: recording)) {
                attempts = try await VariationGrading(
                    exercise: record.exercise, course: course, grader: grader, suite: suite,
                    // Judging reports a list that can't be read.
                    recorded: try? WrongTurns.load(for: record.exercise)
                ).attempts(record.expected, step)
                let needs = Set(attempts.flatMap(\.used)).sorted()
                record.observed.needs = needs.isEmpty ? nil : needs
                if recording.isDone {
                    let found = try await recordWrongTurns(observedIn: attempts, record, recording)
                    findings += found
                    // What wasn't recorded is no mistake of its own.
                    if found.contains(where: { $0.kind == .breach }) { record.hasWrongTurns = false }
                }
                try judge(attempts, by: record, &findings)
            }
        } catch {
            let finding = Finding.breach(exercise.id, "files", error, in: course)
            if !EncodingMistakes(course: course).isKnown(finding, among: findings) {
                findings.append(finding)
            }
            // The error is what matters; the file is in git.
            _ = try? wrongTurns(before: recording).restore()
        }
        if attempts.contains(where: \.isBrokenReference)
            || findings.contains(where: { $0.kind == .breach && $0.subject == "files" || $0.isToWrite })
        {
            findings.removeAll { $0.kind == .fine && $0.subject == "files" }
        }
        if attempts.contains(where: { $0.isBrokenStarter && !course.isImported }) {
            // Nothing is recorded until the starter compiles, so that comes first.
            for index in findings.indices { findings[index].remedy = nil }
            findings =
                findings.filter { $0.subject == "starter" } + findings.filter { $0.subject != "starter" }
        }
        findings = findings.withVariantsFirst + [recording.refusal].compactMap(\.self)
        return attempts.contains(where: \.isFailingReference)
            ? explained(findings, attempts.contains(where: \.isBrokenReference)) : findings
    }

    /// Adds the findings about attempts; a reference that can't be run explains why no other attempt passes.
    private func judge(
        _ attempts: [GradedVariation], by record: SuiteRecord, _ findings: inout [Finding]
    ) throws {
        guard let reference = attempts.first, reference.isBrokenReference else {
            return try AttemptJudgement(record: record, course: course, attempts: attempts).add(to: &findings)
        }
        let comparison = AttemptComparison(record: record, course: course)
        let places = SuitePlaces(exercise: record.exercise, course: course)
        findings.append(try comparison.finding(aboutBroken: reference, places))
        findings.append(
            .remark(
                exercise.id, "other attempts", "were not graded: without the reference, none can pass"))
    }

    /// Returns findings about an exercise whose reference doesn't pass: without the advice to record, which is refused until
    /// then, and with what may follow from the reference's mistake at the end.
    ///
    /// - Parameter isBroken: Whether the reference can't even be run; then a difference from the record follows from that.
    private func explained(_ findings: [Finding], _ isBroken: Bool) -> [Finding] {
        let kept = findings.compactMap { finding -> Finding? in
            if isBroken, case .record = finding.remedy { return nil }
            var finding = finding
            finding.remedy = nil
            return finding
        }
        // With a mistake, it may have the code of a variation that is rejected for that mistake.
        let equal = CourseFiles(course: course).equalVariations(in: exercise)
        return kept.filter { !equal.contains($0) } + kept.filter(equal.contains)
    }

    // MARK: - Before anything is built

    /// Nothing can be said about files that lie in the folders of another number.
    private func place() -> StageResult<Void> {
        let misplaced = MisplacedFolders(course: course)
        // The lesson has the finding.
        if let lesson = course.lessons.first(where: { $0.number == exercise.id.lesson }),
            misplaced.sentence(about: lesson) != nil
                || !RepeatedKeys(course: course).findings(for: lesson).isEmpty
        {
            return StageResult()
        }
        guard let sentence = misplaced.sentence(about: exercise) else { return StageResult(output: ()) }
        return StageResult(findings: [.breach(exercise.id, "place", sentence)])
    }

    /// What isn't written can't be graded, and the list says more than a verdict.
    private func writing() -> StageResult<Void> {
        let open = OpenPlaces(of: exercise, in: course)
        return StageResult(findings: open.findings(for: exercise.id), output: open.isInCode ? nil : ())
    }

    /// Without a suite, or with a misspelled entry in `lesson.json`, every attempt would be reported.
    private func files() throws -> StageResult<Void> {
        let files = CourseFiles(course: course)
        let errors = UnknownErrors(in: suite.toolchain)?.mistakes(in: exercise, of: course) ?? []
        return StageResult(
            findings: try files.findings(for: exercise) + errors.map { .breach(exercise.id, "files", $0) },
            output: files.isGradable(exercise) ? () : nil)
    }

    // MARK: - What is recorded

    /// Records the checks, if that was asked for.
    private func recording() async throws -> StageResult<Recording> {
        if !isRecording { return StageResult(output: .notAsked) }
        let recording = CheckRecording(exercise: exercise, course: course, grader: grader, suite: suite)
        switch try await recording.perform() {
        case .recorded(let turns): return StageResult(output: .done(earlierTurns: turns))
        case .refused(let obstacle):
            // Without a record, the starter isn't graded again, and nothing else shows what is wrong with it.
            let hasDetails =
                obstacle.isAboutStarter && FileKind(of: exercise.folders.expectedChecks) == .nothing
            return StageResult(
                output: .refused(
                    .breach(exercise.id, CheckRecording.subject, obstacle.sentence(hasDetails: hasDetails))))
        }
    }

    /// Records what the rejected variations fail, unless one of them would be missing from the list.
    ///
    /// - Returns: Why the list stays as it was, or what it can't contain, because it changes from run to run.
    private func recordWrongTurns(
        observedIn attempts: [GradedVariation], _ record: SuiteRecord, _ recording: Recording
    ) async throws -> [Finding] {
        let unfit = attempts.filter { $0.isUnfitForRecord(of: exercise, in: course) }
        if !unfit.isEmpty || record.exercise.folders.observed != nil {
            guard try wrongTurns(before: recording).restore() else { return [] }
            let names = unfit.map(\.variation.name).joined(separator: ", ")
            return [
                .remark(
                    exercise.id, "wrong-turns",
                    "wrong-turns.json stays as it was\(names.isEmpty ? "" : ", because of \(names)")")
            ]
        }
        var findings: [Finding] = []
        for attempt in attempts where attempt.isRejected && !attempt.result.failures.isEmpty {
            let again = await grader.grade(Attempt(record.exercise, in: attempt.variation.folder))
            findings += ChangingResult.clauses(first: attempt.result.failures, second: again.failures).map {
                .breach(
                    exercise.id, attempt.variation.name,
                    "\($0), so no learner's attempt can be recognized by it. "
                        + "Nothing that is reported may change from run to run. \(ChangingResult.causes)")
            }
        }
        try wrongTurns(before: recording).write(WrongTurns(observedIn: attempts), despite: findings)
        return findings
    }

    /// Returns the file of wrong turns with what it had before recording.
    private func wrongTurns(before recording: Recording) -> WrongTurnsFile {
        WrongTurnsFile(file: exercise.folders.wrongTurns, earlier: recording.earlierTurns)
    }

    /// Reads what was recorded.
    ///
    /// Without a record, or if it lists other checks, attempts are graded by the checks that report, and there is nothing
    /// to compare. Damaged wrong turns are left out, because otherwise no attempt that fails could be graded.
    private func record(after recording: Recording) async throws -> StageResult<SuiteRecord> {
        var observed = try await suite.checks(needs: [])
        if observed.checks.isEmpty {
            let folder = course.relativePath(of: exercise.folders.checks)
            let message =
                "the suite has no check: a check is a function with @Test in \(folder). Tests for XCTest don't count"
            return StageResult(findings: [.breach(exercise.id, "checks", message)])
        }
        let compared = try compare(&observed, after: recording)
        guard let expected = compared.output else {
            let record = SuiteRecord(
                exercise: try exerciseGraded(by: observed), observed: observed, expected: nil,
                hasWrongTurns: false)
            return StageResult(findings: compared.findings, output: record)
        }
        if observed.names != expected.names {
            // With names that were recorded before something was renamed, the solutions would be flagged.
            var graded = expected
            graded.names = observed.names
            let record = SuiteRecord(
                exercise: try exerciseGraded(by: graded), observed: observed, expected: expected,
                hasWrongTurns: false)
            return StageResult(output: record)
        }
        do {
            _ = try WrongTurns.load(for: exercise)
            let record = SuiteRecord(
                exercise: exercise, observed: observed, expected: expected, hasWrongTurns: true)
            return StageResult(output: record)
        } catch let problem as MalformedFile {
            let record = SuiteRecord(
                exercise: try exerciseGraded(by: expected), observed: observed, expected: expected,
                hasWrongTurns: false)
            return StageResult(
                findings: [.damaged(exercise.id, "wrong-turns", problem, in: course)], output: record)
        }
    }

    /// Reads the record of the checks, and hands it on if it lists those that report, in whose order they are put.
    private func compare(
        _ observed: inout ExpectedChecks, after recording: Recording
    ) throws -> StageResult<ExpectedChecks> {
        if FileKind(of: exercise.folders.expectedChecks) == .nothing {
            // If recording was refused, that is said at the end.
            return StageResult(
                findings: recording.refusal != nil
                    ? [] : [.unrecorded(exercise.id, "checks", "checks.json is missing")])
        }
        do {
            let recorded = try ExpectedChecks.load(for: exercise)
            observed.keepOrder(of: recorded)
            if Set(observed.checks.map(\.id)) == Set(recorded.checks.map(\.id)) {
                return StageResult(output: recorded)
            }
            let missing = MissingSuiteFolder(exercise: exercise, course: course)
            if let sentence = missing.sentence(with: recorded) {
                return StageResult(findings: [.breach(exercise.id, "checks", sentence)])
            }
            return StageResult(
                findings: RecordComparison(exercise: exercise, course: course)
                    .findings(about: observed, with: recorded))
        } catch let problem as MalformedFile {
            // If recording was refused, that has just been said.
            let words = CheckRecording.words(about: problem, in: course)
            return StageResult(
                findings: recording.refusal != nil ? [] : [.breach(exercise.id, "checks", words)])
        }
    }

    /// Returns the exercise with a list of checks of its own, and without wrong turns.
    private func exerciseGraded(by checks: ExpectedChecks) throws -> Exercise {
        let folder = course.buildFolder.appending(path: "observed/\(exercise.id)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var exercise = exercise
        exercise.folders.observed = folder
        try JSONFile.encode(checks).write(to: exercise.folders.expectedChecks, options: .atomic)
        return exercise
    }
}
