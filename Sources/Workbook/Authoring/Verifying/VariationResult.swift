import WorkbookModel
import WorkbookReporting

/// What grading a stored attempt came to, as far as verifying the course needs it.
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

    /// Takes from a verdict what verifying needs.
    ///
    /// - Parameter course: The course, from whose folder paths are shown.
    init(_ verdict: Verdict, in course: Course) {
        summary = verdict.summary
        didRunSuite = verdict.didRunSuite
        failures = verdict.failures
        let errors = verdict.notes.compactMap { note -> String? in
            guard case .compilerError(let check, let identifier) = note else { return nil }
            return "the compiler's identifier for the error in \(check) is \(identifier)"
        }
        remarks =
            verdict.flags.map { flag in (flag.place.map { "\($0.text): " } ?? "") + flag.reason }
            + verdict.notes.flatMap { $0.paragraphs(in: course) } + verdict.diagnostics.map(\.message)
            + errors
    }

    /// How grading ended.
    var outcome: Verdict.Outcome { summary.outcome }
    /// The ids of the checks that failed.
    var failingChecks: [String] { failures.map(\.check) }
}
