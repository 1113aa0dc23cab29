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
    private enum Recording { case notAsked, done, refused }

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
        do {
            if findings.add(place()) != nil, findings.add(writing()) != nil, findings.add(try files()) != nil,
                let recording = findings.add(try await recording()),
                var record = findings.add(try await record(after: recording))
            {
                attempts = try await VariationGrading(
                    exercise: record.exercise, course: course, grader: grader, suite: suite
                ).attempts(record.expected, step)
                let needs = Set(attempts.flatMap(\.used)).sorted()
                record.observed.needs = needs.isEmpty ? nil : needs
                if recording == .done { try recordWrongTurns(observedIn: attempts, record) }
                try judge(attempts, by: record, &findings)
            }
        } catch {
            findings.append(.breach(exercise.id, "files", error, in: course))
        }
        return attempts.contains(where: \.isFailingReference)
            ? withoutRecording(findings, attempts.contains(where: \.isBrokenReference)) : findings
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

    /// Returns findings without the advice to record, which is refused as long as the reference doesn't pass.
    ///
    /// - Parameter isBroken: Whether the reference can't even be run; then a difference from the record follows from that.
    private func withoutRecording(_ findings: [Finding], _ isBroken: Bool) -> [Finding] {
        findings.compactMap { finding in
            if isBroken, case .record = finding.remedy { return nil }
            var finding = finding
            finding.remedy = nil
            return finding
        }
    }

    // MARK: - Before anything is built

    /// Nothing can be said about files that lie in the folders of another number.
    private func place() -> StageResult<Void> {
        let files = CourseFiles(course: course)
        // The lesson has the finding.
        if let lesson = course.lessons.first(where: { $0.number == exercise.id.lesson }),
            files.misplacement(of: lesson) != nil
        {
            return StageResult()
        }
        guard let sentence = files.misplacement(of: exercise) else { return StageResult(output: ()) }
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
        return StageResult(
            findings: try files.findings(for: exercise), output: files.isGradable(exercise) ? () : nil)
    }

    // MARK: - What is recorded

    /// Records the checks, if that was asked for.
    private func recording() async throws -> StageResult<Recording> {
        if !isRecording { return StageResult(output: .notAsked) }
        let recording = CheckRecording(exercise: exercise, course: course, grader: grader, suite: suite)
        guard let obstacle = try await recording.perform() else { return StageResult(output: .done) }
        // Then the attempts would be judged by nothing.
        let isFirst = FileKind(of: exercise.folders.expectedChecks) == .nothing
        return StageResult(
            findings: [.breach(exercise.id, "record", obstacle.sentence(hasDetails: isFirst))],
            output: isFirst ? nil : .refused)
    }

    /// Records what the rejected variations fail.
    private func recordWrongTurns(observedIn attempts: [GradedVariation], _ record: SuiteRecord) throws {
        // What a file with a mistake says would be lost.
        if attempts.contains(where: { $0.isUndescribed || $0.isBrokenReference })
            || record.exercise.folders.observed != nil
        {
            return
        }
        try JSONFile.encode(WrongTurns(observedIn: attempts)).write(
            to: exercise.folders.wrongTurns, options: .atomic)
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
            return StageResult(findings: [.unrecorded(exercise.id, "checks", "checks.json is missing")])
        }
        do {
            let recorded = try ExpectedChecks.load(for: exercise)
            observed.keepOrder(of: recorded)
            if Set(observed.checks.map(\.id)) == Set(recorded.checks.map(\.id)) {
                return StageResult(output: recorded)
            }
            return StageResult(
                findings: RecordComparison(exercise: exercise, course: course)
                    .findings(about: observed, with: recorded))
        } catch let problem as MalformedFile {
            // If recording was refused, that has just been said.
            let words = CheckRecording.words(about: problem, in: course)
            return StageResult(
                findings: recording == .refused ? [] : [.breach(exercise.id, "checks", words)])
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
