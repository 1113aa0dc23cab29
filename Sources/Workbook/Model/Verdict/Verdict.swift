import Foundation
import WorkbookSystem

/// What grading an attempt concluded.
package struct Verdict: Sendable, Equatable {
    /// The ways in which grading can end.
    package enum Outcome: String, Sendable, Codable, CaseIterable {
        /// Every expected check passed.
        case passed
        /// Every expected check passed, but a person should look at something in the code first.
        case flagged
        /// It compiled and ran, and at least one check failed.
        case failed
        /// The learner's code does not compile, or the suite does not compile with it.
        case didNotCompile
        /// It crashed, ended the process, or went over a limit.
        case stopped
        /// This tool could not do its work; never the learner's fault.
        case graderError
    }

    /// The exercise.
    package let exercise: Exercise
    /// The conclusion.
    package private(set) var outcome: Outcome
    /// Every expected check with its result, in the suite's order.
    package internal(set) var checks: [CheckResult]
    /// The compiler's errors, those in the learner's own files first.
    package internal(set) var diagnostics: [Diagnostic]
    /// What else the learner should know.
    package var notes: [VerdictNote]
    /// What a person should look at before anyone relies on the verdict.
    package internal(set) var flags: [Flag]
    /// What the learner did, if exactly one known wrong turn fails the same checks with the same messages.
    package private(set) var diagnosis: String?
    /// The order in which to look at the failing checks; `nil` for the suite's.
    package private(set) var order: FailureOrder?
    /// The learner's line at the first place that the verdict names, if that is in one of their files.
    package internal(set) var quote: SourceQuote?
    /// How long grading took, in seconds.
    package private(set) var seconds: Double
    /// What the code printed while the checks ran, shortened; `nil` if it printed nothing, or if it can't be told apart
    /// from what the tools print.
    package var output: String?

    /// Creates a verdict.
    ///
    /// - Parameter outcome: The conclusion. If it is `nil`, the results of the checks decide; a verdict
    ///   without checks is never `passed`.
    package init(
        _ exercise: Exercise, outcome: Outcome? = nil, checks: [CheckResult] = [],
        diagnostics: [Diagnostic] = [], notes: [VerdictNote] = [], flags: [Flag] = [],
        diagnosis: String? = nil, order: FailureOrder? = nil, quote: SourceQuote? = nil, seconds: Double = 0
    ) {
        self.exercise = exercise
        self.outcome = outcome ?? Verdict.outcome(of: checks)
        self.checks = checks
        self.diagnostics = diagnostics
        self.notes = notes
        self.flags = flags
        self.diagnosis = diagnosis
        self.order = order
        self.quote = quote
        self.seconds = seconds
    }

    /// Returns the verdict with flags, which a person needs to look at; a verdict that would have been `passed`
    /// becomes `flagged`.
    ///
    /// - Parameter explainsSilence: Whether a verdict with checks that did not report, otherwise our fault,
    ///   becomes `flagged` as well.
    package func flagged(_ more: [Flag], explainsSilence: Bool = false) -> Verdict {
        let all = flags + more.filter { !flags.contains($0) }
        let isOpen = outcome == .passed || (outcome == .graderError && explainsSilence)
        var verdict = self
        verdict.flags = all
        if !all.isEmpty && isOpen { verdict.outcome = .flagged }
        return verdict
    }

    /// Returns the verdict with notes that come before its own.
    package func preceded(by more: [VerdictNote]) -> Verdict {
        var verdict = self
        verdict.notes = more + notes
        return verdict
    }

    /// Returns the verdict with what is known only once the whole attempt was graded.
    package func completed(diagnosis: String?, order: FailureOrder? = nil) -> Verdict {
        var verdict = self
        verdict.diagnosis = diagnosis
        verdict.order = order
        return verdict
    }

    /// Returns the verdict with the learner's line at the first place, and the time that grading took.
    package func completed(quote: SourceQuote?, seconds: Double) -> Verdict {
        var verdict = self
        verdict.quote = quote
        verdict.seconds = seconds
        return verdict
    }

    /// Returns the verdict on an exercise of two parts: its production code, and the learner's tests of it.
    package func joined(with tests: Verdict) -> Verdict {
        // The worse of the two counts, our own failures first, because they leave open what the attempt is
        // worth.
        let order: [Outcome] = [.graderError, .didNotCompile, .stopped, .failed, .flagged]
        var verdict = Verdict(
            exercise, outcome: order.first { $0 == outcome || $0 == tests.outcome } ?? .passed,
            checks: checks + tests.checks,
            diagnostics: diagnostics + tests.diagnostics.filter { !diagnostics.contains($0) },
            notes: notes + tests.notes.filter { !notes.contains($0) }, seconds: seconds + tests.seconds
        ).flagged(flags + tests.flags)
        verdict.output = [output, tests.output].compactMap(\.self).reduce(nil) { ($0 ?? "") + $1 }
        return verdict
    }

    /// What is wrong with the machine, if that kept this tool from its work.
    package var machineFault: MachineFault? {
        for case .fault(.machine(let fault)) in notes { return fault }
        return nil
    }

    /// The learner's file to fix, or the one that passed.
    package var mainFile: URL { partToEdit.mainFile }

    /// The part of the exercise whose files the learner edits next.
    package var partToEdit: ExercisePart {
        let isProductionFine = checks.allSatisfy { $0.check.kind.isAboutTests || $0.state == .passed }
        let part = isProductionFine && outcome != .passed ? exercise.secondPart : nil
        return part ?? exercise.firstPart
    }

    /// Whether it is known which of the learner's files to edit.
    ///
    /// The compiler reports an error where something is used, even if what is missing belongs in another file.
    package var knowsFileToEdit: Bool {
        partToEdit.owns.count == 1 || (outcome != .didNotCompile && firstPlace != nil)
    }

    /// The place that a learner looks at first: that of the first error, or else of the first failing check.
    package var firstPlace: Place? {
        if outcome == .didNotCompile { return diagnostics.first { $0.origin == .learner }?.place }
        return failing.first?.place
    }

    /// The failing and the stopped checks, in the order in which to look at them, without ``consequences``.
    package var failing: [CheckResult] {
        guard let order else { return checks.filter(\.isFailing) }
        return order.main.compactMap { id in checks.first { $0.check.id == id } }
    }

    /// The failing and the stopped checks that probably fail for the same reason as the first one.
    package var consequences: [CheckResult] {
        order?.consequences.compactMap { id in checks.first { $0.check.id == id } } ?? []
    }

    /// The ids of the checks that failed or were stopped, in the suite's order.
    package var failingChecks: [String] { failures.map(\.check) }

    /// The ids of the checks that failed or were stopped, in the order in which a learner reads of them; what isn't written yet
    /// comes last.
    package var failingChecksAsRead: [String] {
        let all = failing + consequences
        return (all.filter { !needsUnwrittenCode($0) } + all.filter(needsUnwrittenCode)).map(\.check.id)
    }

    /// The checks that failed or were stopped, with what they reported.
    package var failures: [CheckFailure] { checks.compactMap(CheckFailure.init) }

    /// Whether the hidden suite ran, if there is one; a failing compile-time check can keep it from
    /// compiling.
    package var didRunSuite: Bool {
        let suite = checks.filter { !$0.check.kind.isAboutTests && !$0.check.kind.isCompileTime }
        return suite.isEmpty || suite.contains { $0.state != .notAttempted }
    }

    private static func outcome(of checks: [CheckResult]) -> Outcome {
        if checks.contains(where: { $0.stop != nil }) { return .stopped }
        if checks.contains(where: { $0.state == .failed }) { return .failed }
        // Nothing failed, but the attempt passes only if every check has reported.
        return !checks.isEmpty && checks.allSatisfy { $0.state == .passed } ? .passed : .graderError
    }
}
