import WorkbookModel

/// Turns what is known about an attempt into one result for every expected check.
struct SuiteJudgement {
    /// The checks that must report.
    var expected: [Check]
    /// The compile-time checks.
    var compileTime: [Check]
    /// Why compile-time checks failed, by their ids; empty if another check reports why one could not be tried.
    var breaches: [String: [ProbeBreach]]

    /// What a check records that says nothing about this code, because something that it needs is broken.
    static let notJudged = "not judged: it needs something that is broken"

    /// What a learner reads if nothing that such a check needs is broken elsewhere.
    static let unreliable =
        "this could not be checked, because something that it needs works only some of the time"

    /// Returns the results after the suite ran.
    func results(of outcome: CompletedRun) -> [CheckResult] {
        // A stop between two checks is reported once, with the first check that it kept from running.
        var stop = outcome.stopOutsideTests
        var results: [CheckResult] = []
        for check in expected {
            if let result = compileTimeResult(check) {
                results.append(result)
                continue
            }
            var result = suiteResult(check, outcome.log[check.id])
            if result.state == .notAttempted, !isNotJudged(check, outcome), let reported = stop {
                result = CheckResult(
                    check, .stopped(reported), ["the run stopped before this check started"])
                stop = nil
            }
            results.append(result)
        }
        // What a check needs was broken there, but works in the check that is about it.
        if !results.contains(where: \.isFailing) {
            for (index, result) in results.enumerated() where isNotJudged(result.check, outcome) {
                results[index] = CheckResult(result.check, .failed, [SuiteJudgement.unreliable])
            }
        }
        // A problem outside every check must not get lost, so it is reported with the last one.
        if let last = results.indices.last, results.allSatisfy({ $0.state == .passed }),
            let trouble = trouble(outsideChecksOf: outcome)
        {
            results[last] = CheckResult(results[last].check, trouble.state, trouble.messages)
        }
        return results
    }

    /// Whether a check only recorded that something that it needs is broken.
    private func isNotJudged(_ check: Check, _ outcome: CompletedRun) -> Bool {
        outcome.log[check.id].map(isNotJudged) ?? false
    }

    private func isNotJudged(_ entry: TestLog.TestRecord) -> Bool {
        let comments = Set(entry.failures.map(\.comment))
        return comments == [SuiteJudgement.notJudged] && !entry.issues.contains { $0.isKnown }
    }

    /// Returns a problem of the run that does not belong to any check.
    private func trouble(
        outsideChecksOf outcome: CompletedRun
    ) -> (state: CheckResult.State, messages: [String])? {
        if let stray = outcome.log.unattributed.first {
            return (.failed, ["something failed after its check had ended: \(stray.comment)"])
        }
        if let stop = outcome.stopOutsideTests { return (.stopped(stop), []) }
        if outcome.statusDisagrees {
            return (.failed, ["all checks passed, but the test process reported a failure"])
        }
        return nil
    }

    /// Returns the results if the suite could not be compiled, but the compile-time checks say why.
    func resultsWithoutRun() -> [CheckResult] {
        expected.map { compileTimeResult($0) ?? CheckResult($0, .notAttempted) }
    }

    private func compileTimeResult(_ check: Check) -> CheckResult? {
        guard compileTime.contains(where: { $0.id == check.id }) else { return nil }
        guard let breaches = breaches[check.id] else { return CheckResult(check, .passed) }
        var result = CheckResult(
            check, breaches.isEmpty ? .notAttempted : .failed, breaches.map(\.sentence))
        result.compilerError = breaches.first.flatMap { $0.isUndecided ? nil : $0.error }
        let declarations = breaches.compactMap(\.declaration)
        // Otherwise, something else is wrong as well.
        if !breaches.isEmpty, declarations.count == breaches.count { result.declarations = declarations }
        return result
    }

    private func suiteResult(_ check: Check, _ entry: TestLog.TestRecord?) -> CheckResult {
        guard let entry else { return CheckResult(check, .notAttempted) }
        switch entry.progress {
        case .stopped(let stop, let place): return CheckResult(check, .stopped(stop), place: place)
        case .skipped: return CheckResult(check, .failed, ["this check was canceled while it ran"])
        case .found, .started: return CheckResult(check, .notAttempted)
        case .ended where isNotJudged(entry): return CheckResult(check, .notAttempted)
        case .ended:
            // Only the learner's code can have wrapped a suite's failure like that.
            let isWrapped = entry.issues.contains { $0.isKnown }
            let problems =
                entry.failures.map(\.comment).filter { $0 != SuiteJudgement.notJudged }
                + (isWrapped ? ["a failure was recorded as a known issue, which this suite never does"] : [])
            return CheckResult(
                check, problems.isEmpty ? .passed : .failed, problems,
                headlines: entry.failures.filter { $0.comment != SuiteJudgement.notJudged }
                    .map(\.headlineBesideComment) + (isWrapped ? [nil] : []))
        }
    }
}
