import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// The verification of one exercise: what its suite reports is observed, and compared with what was recorded.
///
/// ``VerificationStage`` lists the stages in their order.
struct ExerciseVerification {
    private var exercise: Exercise
    private let course: Course
    private let grader: Grader
    private let suite: ObservedSuite
    private let files: CourseFiles
    private let isRecording: Bool

    /// Why nothing was recorded, if that was asked for.
    private var obstacle: CheckRecording.Obstacle?
    /// The checks that report, and what the solutions declare and use.
    private var observed = ExpectedChecks(checks: [], starterFails: [])
    /// What was recorded; `nil` if nothing was.
    private var expected: ExpectedChecks?
    private var attempts: [GradedVariation] = []
    /// Whether each attempt that an author rejects ends as it must.
    private var isSound = true
    private var shared: SharedFailures
    /// The ids of the checks that no attempt can pass.
    private var hopeless: Set<String> = []

    /// Prepares to verify an exercise of a course.
    ///
    /// - Parameter isRecording: Whether to record first what the suite reports.
    init(of exercise: Exercise, by verifier: CourseVerifier, _ grader: Grader, isRecording: Bool) {
        self.exercise = exercise
        self.isRecording = isRecording
        self.grader = grader
        course = verifier.course
        files = CourseFiles(course: course)
        suite = ObservedSuite(
            exercise: exercise, course: course, toolchain: verifier.toolchain, tools: verifier.tools)
        shared = SharedFailures(of: [], SuitePlaces(exercise: exercise, course: course))
    }

    /// Returns everything that was found.
    ///
    /// - Parameter step: Called after each attempt.
    mutating func findings(_ step: @Sendable () -> Void) async -> [Finding] {
        var findings: [Finding] = []
        var silenced: Set<VerificationStage> = []
        do {
            for stage in VerificationStage.allCases where !silenced.contains(stage) {
                let report = try await report(of: stage, step)
                findings += report.findings
                silenced.formUnion(report.silences)
            }
        } catch {
            findings.append(.breach(exercise.id, "files", error, in: course))
        }
        return attempts.contains(where: \.isFailingReference) ? withoutRecording(findings) : findings
    }

    /// Returns findings without the advice to record, which is refused as long as the reference doesn't pass; if it can't
    /// even be run, a difference from the record follows from that.
    private func withoutRecording(_ findings: [Finding]) -> [Finding] {
        let isBroken = attempts.contains(where: \.isBrokenReference)
        return findings.compactMap { finding in
            if isBroken, case .record = finding.remedy { return nil }
            var finding = finding
            finding.remedy = nil
            return finding
        }
    }

    private mutating func report(
        of stage: VerificationStage, _ step: @Sendable () -> Void
    ) async throws -> StageReport {
        switch stage {
        case .place: place()
        case .writing: writing()
        case .files: try reportOnFiles()
        case .recording: try await recording()
        case .record: try await record()
        case .grading: try await grading(step)
        case .checks: try checks()
        case .suite: try judgedSuite()
        case .attempts: try judgedAttempts()
        case .proof: proof()
        case .wrongTurns: try wrongTurns()
        case .sentences: try sentences()
        }
    }

    // MARK: - Before anything is built

    /// Nothing can be said about files that lie in the folders of another number.
    private func place() -> StageReport {
        let lesson = course.lessons.first { $0.number == exercise.id.lesson }
        // The lesson has the finding.
        if let lesson, files.misplacement(of: lesson) != nil {
            return StageReport(silences: VerificationStage.place.later)
        }
        guard let sentence = files.misplacement(of: exercise) else { return StageReport() }
        return StageReport(
            findings: [.breach(exercise.id, "place", sentence)], silences: VerificationStage.place.later)
    }

    /// What isn't written can't be graded, and the list says more than a verdict.
    private func writing() -> StageReport {
        let open = OpenPlaces(of: exercise, in: course)
        return StageReport(
            findings: open.findings(for: exercise.id),
            silences: open.isInCode ? VerificationStage.writing.later : [])
    }

    /// Without a suite, or with a misspelled entry in `lesson.json`, every attempt would be reported.
    private func reportOnFiles() throws -> StageReport {
        StageReport(
            findings: try files.findings(for: exercise),
            silences: files.isGradable(exercise) ? [] : VerificationStage.files.later)
    }

    // MARK: - What is recorded

    private mutating func recording() async throws -> StageReport {
        if !isRecording { return StageReport() }
        let recording = CheckRecording(exercise: exercise, course: course, grader: grader, suite: suite)
        obstacle = try await recording.perform()
        guard let obstacle else { return StageReport() }
        // Then the attempts were judged by nothing.
        let isFirst = FileKind(of: exercise.folders.expectedChecks) == .nothing
        return StageReport(
            findings: [.breach(exercise.id, "record", obstacle.sentence(hasDetails: isFirst))],
            silences: isFirst ? VerificationStage.recording.later : [])
    }

    /// Without a record, or if it lists other checks, attempts are graded by the checks that report, and there is nothing
    /// to compare.
    ///
    /// Damaged wrong turns are left out, because otherwise no attempt that fails could be graded.
    private mutating func record() async throws -> StageReport {
        observed = try await suite.checks(needs: [])
        if observed.checks.isEmpty {
            let folder = course.relativePath(of: exercise.folders.checks)
            let message =
                "the suite has no check: a check is a function with @Test in \(folder). Tests for XCTest don't count"
            return StageReport(
                findings: [.breach(exercise.id, "checks", message)],
                silences: VerificationStage.record.later)
        }
        let found = try compareChecks()
        guard let expected else {
            try useLists(checks: observed)
            return StageReport(findings: found, silences: [.checks, .proof, .wrongTurns, .sentences])
        }
        do {
            _ = try WrongTurns.load(for: exercise)
            return StageReport()
        } catch let problem as MalformedFile {
            try useLists(checks: expected)
            return StageReport(
                findings: [.damaged(exercise.id, "wrong-turns", problem, in: course)], silences: [.wrongTurns]
            )
        }
    }

    /// Reads the record of the checks, and keeps it if it lists those that report.
    ///
    /// - Returns: Findings if it doesn't.
    private mutating func compareChecks() throws -> [Finding] {
        if FileKind(of: exercise.folders.expectedChecks) == .nothing {
            return [.unrecorded(exercise.id, "checks", "checks.json is missing")]
        }
        do {
            let recorded = try ExpectedChecks.load(for: exercise)
            observed.keepOrder(of: recorded)
            guard Set(observed.checks.map(\.id)) == Set(recorded.checks.map(\.id)) else {
                return RecordComparison(exercise: exercise, course: course)
                    .findings(about: observed, with: recorded)
            }
            expected = recorded
            return []
        } catch let problem as MalformedFile {
            // Then recording has just said so.
            return obstacle == nil
                ? [.breach(exercise.id, "checks", CheckRecording.words(about: problem, in: course))] : []
        }
    }

    /// Grades with a list of checks, and without wrong turns, from now on.
    private mutating func useLists(checks: ExpectedChecks) throws {
        let folder = course.buildFolder.appending(path: "observed/\(exercise.id)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        exercise.folders.observed = folder
        try JSONFile.encode(checks).write(to: exercise.folders.expectedChecks, options: .atomic)
    }

    // MARK: - Attempts

    private mutating func grading(_ step: @Sendable () -> Void) async throws -> StageReport {
        let grading = VariationGrading(exercise: exercise, course: course, grader: grader, suite: suite)
        attempts = try await grading.attempts(expected, step)
        let needs = Set(attempts.flatMap(\.used)).sorted()
        observed.needs = needs.isEmpty ? nil : needs
        guard let reference = attempts.first, reference.isBrokenReference else { return StageReport() }
        let others = Finding.remark(
            exercise.id, "other attempts", "were not graded: without the reference, none can pass")
        return StageReport(
            findings: [try comparison.finding(aboutBroken: reference, shared.places), others],
            silences: VerificationStage.grading.later
        )
    }

    private func checks() throws -> StageReport {
        guard let expected else { return StageReport() }
        return StageReport(
            findings: RecordComparison(exercise: exercise, course: course)
                .findings(about: observed, with: expected))
    }

    private mutating func judgedSuite() throws -> StageReport {
        shared = SharedFailures(of: attempts, SuitePlaces(exercise: exercise, course: course))
        let variants = try PlantedBugFindings(of: exercise, in: course)
        hopeless = variants.hopeless
        // What rejected attempts fail only shows what the suite gets wrong.
        return StageReport(
            findings: variants.findings(for: attempts) + shared.findings(besides: hopeless),
            silences: shared.checks.isEmpty && !attempts.contains(where: \.acceptsScrambled)
                ? [] : [.proof, .wrongTurns])
    }

    private mutating func judgedAttempts() throws -> StageReport {
        // What a file with a mistake says would be lost.
        if isRecording && obstacle == nil && exercise.folders.observed == nil
            && !attempts.contains(where: \.isUndescribed)
        {
            try JSONFile.encode(WrongTurns(observedIn: attempts)).write(
                to: exercise.folders.wrongTurns, options: .atomic)
        }
        // Without checks that are recorded, it belongs to others. The comparison reports a list that can't be read.
        let shown = expected == nil ? nil : try? WrongTurns.load(for: exercise)
        let comparison = comparison
        let judged = attempts.map {
            shared.explaining(comparison.finding(about: $0, shown), $0, besides: hopeless)
        }
        isSound = zip(attempts, judged).allSatisfy { !$0.isRejected || $1.isFine }
        // Without its file, a rejected variation is missing from the list; that is one mistake, not two.
        return StageReport(
            findings: judged, silences: attempts.contains(where: \.isUndescribed) ? [.wrongTurns] : [])
    }

    /// Compares attempts with the verdicts that they must get.
    private var comparison: AttemptComparison {
        AttemptComparison(exercise: exercise, course: course, checks: observed.checks.map(\.id))
    }

    // MARK: - What follows from the attempts

    private func proof() -> StageReport {
        guard let expected else { return StageReport() }
        return StageReport(findings: UnprovenChecks(of: expected, attempts).findings(for: exercise.id))
    }

    /// Recording can't help an attempt that doesn't end as it must, except if the checks are out of date.
    private func wrongTurns() throws -> StageReport {
        let canRecord = isSound || observed.checks != expected?.checks
        return StageReport(
            findings: try RecordComparison(exercise: exercise, course: course)
                .findings(about: attempts, canRecord: canRecord))
    }

    /// Compares the table of the task's sentences, if there is one, with the task and with what the attempts fail.
    private func sentences() throws -> StageReport {
        guard let expected, let table = try SentenceTable.load(for: exercise) else { return StageReport() }
        return StageReport(findings: table.findings(for: exercise, expected, attempts))
    }
}
