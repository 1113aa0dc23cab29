/// A verdict as numbers, which progress stores and reports put into a few words.
package struct VerdictSummary: Sendable, Hashable, Codable {
    /// How many of several things passed.
    package struct Tally: Sendable, Hashable, Codable {
        /// How many passed.
        package var passed: Int
        /// How many there are.
        package var total: Int

        /// Creates a tally.
        package init(passed: Int, total: Int) {
            self.passed = passed
            self.total = total
        }
    }

    /// The results of the learner's own tests.
    package struct Tests: Sendable, Hashable, Codable {
        /// The correct variants that they accept; `nil` if there were no tests to run.
        package var accepted: Tally?
        /// The planted bugs that they catch; `nil` until they accept every correct variant.
        package var caught: Tally?

        /// Creates the counts for one set of tests.
        package init(accepted: Tally? = nil, caught: Tally? = nil) {
            self.accepted = accepted
            self.caught = caught
        }
    }

    /// How grading ended.
    package var outcome: Verdict.Outcome
    /// The checks of the production code; `nil` if the exercise has none.
    package var checks: Tally?
    /// The learner's own tests; `nil` if the exercise asks for none.
    package var tests: Tests?
    /// What stopped the first check that did not finish.
    package var stop: Stop.Kind?

    /// Creates a summary.
    package init(
        outcome: Verdict.Outcome, checks: Tally? = nil, tests: Tests? = nil, stop: Stop.Kind? = nil
    ) {
        self.outcome = outcome
        self.checks = checks
        self.tests = tests
        self.stop = stop
    }
}

extension Verdict {
    /// The verdict as numbers.
    package var summary: VerdictSummary {
        func results(_ belongs: (Check.Kind) -> Bool) -> [CheckResult] {
            checks.filter { belongs($0.check.kind) }
        }
        let production = results { !$0.isAboutTests }
        var summary = VerdictSummary(
            outcome: outcome, checks: production.isEmpty ? nil : .init(production),
            stop: checks.compactMap(\.stop).first?.kind)
        guard production.count < checks.count else { return summary }
        // Bugs are not counted until the tests accept every correct variant.
        summary.tests = .init(
            accepted: .init(attempted: results(\.isAcceptance)),
            caught: .init(attempted: results(\.isCapture)))
        return summary
    }
}

extension VerdictSummary.Tally {
    /// Counts results.
    fileprivate init(_ results: [CheckResult]) {
        self.init(passed: results.count { $0.state == .passed }, total: results.count)
    }

    /// Counts results; `nil` if none of them was attempted.
    fileprivate init?(attempted results: [CheckResult]) {
        if results.allSatisfy({ $0.state == .notAttempted }) { return nil }
        self.init(results)
    }
}
