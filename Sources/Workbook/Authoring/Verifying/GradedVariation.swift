import Foundation
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// A stored attempt, and the result of grading it.
struct GradedVariation {
    let variation: Variation
    var result: VariationResult
    /// What it uses that the suite allows only if it is recorded; empty for an attempt that must not pass.
    var used: [String] = []
    /// How its tests end with the variant in which everything must be wrong; only the reference is asked.
    var scrambled: ScrambledOutcome?
    /// How it ended in another way when it was graded again; only one that surprises is.
    var change: ChangingResult?
    /// What is wrong with the code that learners test, a sentence each; only the reference is asked.
    var givenProblems: [String] = []

    /// Whether the variant in which everything must be wrong can't show which tests expect nothing.
    var hasFaultyScrambled: Bool { scrambled != nil && scrambled != .noticed }
    /// Whether it fails at most because a test is taken for one that expects nothing.
    var mayPass: Bool {
        result.outcome == .passed
            || !result.failures.isEmpty && Set(result.failingChecks) == [Check.Kind.tests("can-fail").id]
    }
    /// Whether its tests were run with a planted bug, and fail with it as tests should.
    func catches(_ check: String) -> Bool {
        [.passed, .flagged, .failed].contains(result.outcome) && result.captureStops[check] == nil
            && !result.failingChecks.contains { $0 == check || Check.Kind(id: $0).isAcceptance }
    }
    /// The name of its folder.
    var folderName: String { variation.folder.lastPathComponent }
    /// Whether a learner who makes the same mistake should be told something.
    var hasDiagnosis: Bool { variation.diagnosis != nil }
    /// The check that reports show first for this mistake: the first one that its author names.
    var decisive: String? {
        guard case .turnedDown(let names) = variation.expectation else { return nil }
        return names.first(where: result.failingChecks.contains)
    }
    /// Whether nobody has said which checks must reject it.
    var isUndescribed: Bool { if case .undescribed = variation.expectation { true } else { false } }
    /// Whether a list of wrong turns would lack it: it is a rejected variation that passes, or that nobody has described.
    func isUnfitForRecord(of exercise: Exercise, in course: Course) -> Bool {
        isUndescribed
            || isRejected && !variation.finding(for: result, of: exercise.id, in: course).isFine
    }
    /// Whether an author can't have expected this end: it isn't the one that it must have, or not what was recorded.
    ///
    /// - Parameter recorded: What was recorded about the rejected variations.
    func isSurprising(for exercise: Exercise, in course: Course, _ recorded: WrongTurns?) -> Bool {
        if ![.passed, .failed, .stopped].contains(result.outcome) || isUndescribed { return false }
        if !variation.finding(for: result, of: exercise.id, in: course).isFine { return true }
        let turn = isRejected ? recorded?.turns.first { $0.name == folderName } : nil
        return turn.map { $0.fails != result.failures.map(\.stable) } ?? false
    }
    /// Whether it is the reference, and nothing could be run with it.
    var isBrokenReference: Bool {
        variation.name == Variation.referenceName
            && [.didNotCompile, .graderError].contains(result.outcome)
    }
    /// Whether it is the starter, and should compile.
    var isBrokenStarter: Bool {
        if case .failsExactly = variation.expectation { result.outcome == .didNotCompile } else { false }
    }
    /// Whether it is the reference, and doesn't pass.
    var isFailingReference: Bool {
        variation.name == Variation.referenceName && ![.passed, .flagged].contains(result.outcome)
    }
    /// Whether the attempt is a rejected variation.
    var isRejected: Bool { if case .turnedDown = variation.expectation { true } else { false } }
}

/// The result of grading a stored attempt, as far as verifying the course needs it.
struct VariationResult: Sendable, Equatable, Codable {
    /// The verdict in numbers.
    var summary: VerdictSummary
    /// The checks that turned the attempt down, or were stopped by it, in the suite's order.
    var failures: [CheckFailure]
    /// Whether the hidden suite ran, where there is one.
    var didRunSuite: Bool
    /// What an author should read where the result is a surprise: flags, notes, and the compiler's errors with the
    /// identifiers that probes name.
    var remarks: [String]
    /// The compiler's identifiers for errors in probes, by the ids of the checks.
    var identifiers: [String: String]
    /// The declarations that a check of what is visible complains about, by the ids of the checks.
    var declarations: [String: [String]]
    /// The paths of the files in which the compiler found errors, as far as they were asked for.
    var brokenFiles: [String] = []
    /// How the learner's tests stopped with a planted bug, by the ids of the checks, also of those that passed.
    var captureStops: [String: Stop.Kind]
    /// The file of the course that kept the attempt from being graded, such as a source of a package that doesn't compile.
    var malformedFile: MalformedFile?
    /// The places in the subject at which the learner's tests crashed, by the ids of the checks.
    var crashes: [String: Place]

    /// Takes from a verdict what verifying needs.
    ///
    /// - Parameter course: The course, from whose folder paths are shown.
    init(_ verdict: Verdict, in course: Course) {
        summary = verdict.summary
        didRunSuite = verdict.didRunSuite
        failures = verdict.failures
        captureStops = Dictionary(
            verdict.checks.compactMap { check in check.captureStop.map { (check.check.id, $0) } }
        ) { first, _ in first }
        declarations = Dictionary(
            verdict.checks.compactMap { check in check.declarations.map { (check.check.id, $0) } }
        ) { first, _ in first }
        crashes = Dictionary(
            verdict.checks.compactMap { check in check.crashInSubject.map { (check.check.id, $0) } }
        ) { first, _ in first }
        malformedFile =
            verdict.notes.lazy.compactMap { note in
                if case .fault(.malformedFile(let file)) = note { file } else { nil }
            }.first
        identifiers = Dictionary(
            verdict.notes.compactMap { note in
                if case .compilerError(let check, let identifier) = note { (check, identifier) } else { nil }
            }
        ) { first, _ in first }
        let errors = identifiers.sorted { $0.key < $1.key }.map {
            "the compiler's identifier for the error in \($0.key) is \($0.value)"
        }
        remarks =
            verdict.flags.map { flag in (flag.place.map { "\($0.text): " } ?? "") + flag.reason }
            + verdict.notes.flatMap { $0.authorClauses(in: course) } + verdict.diagnostics.map(\.words)
            + errors
    }

    /// How grading ended.
    var outcome: Verdict.Outcome { summary.outcome }
    /// The ids of the checks that failed.
    var failingChecks: [String] { failures.map(\.check) }
}
