/// A verdict without its exercise, as a file stores it.
///
/// Its JSON names are those of the properties and cases of the values in it, so renaming one of these changes the format.
/// A file that stores verdicts needs a version number of its own.
package struct StoredVerdict: Sendable, Equatable, Codable {
    /// The conclusion.
    package private(set) var outcome: Verdict.Outcome
    private var checks: [CheckResult]
    private var diagnostics: [Diagnostic]
    private var notes: [VerdictNote]
    private var flags: [Flag]
    private var diagnosis: String?
    private var order: FailureOrder?
    private var quote: SourceQuote?
    private var seconds: Double
    private var output: String?

    /// Takes everything from a verdict but the exercise.
    package init(_ verdict: Verdict) {
        outcome = verdict.outcome
        checks = verdict.checks
        diagnostics = verdict.diagnostics
        notes = verdict.notes
        flags = verdict.flags
        diagnosis = verdict.diagnosis
        order = verdict.order
        quote = verdict.quote
        // JSON has no infinity, and a clock that was set back may leave a negative number.
        seconds = verdict.seconds.isFinite ? max(0, verdict.seconds) : 0
        output = verdict.output
    }

    /// Returns the verdict, which is about an exercise again.
    package func verdict(of exercise: Exercise) -> Verdict {
        var verdict = Verdict(
            exercise, outcome: outcome, checks: checks, diagnostics: diagnostics, notes: notes, flags: flags,
            diagnosis: diagnosis, order: order, quote: quote, seconds: seconds)
        verdict.output = output
        return verdict
    }
}
