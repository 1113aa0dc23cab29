import WorkbookModel

/// Turns what was found out about an attempt into one result for every expected check, and nothing else.
struct SuiteJudgement {
    /// The recorded list: what must report.
    var expected: [Check]
    /// The checks that were made by the compiler.
    var compileTime: [Check]
    /// Why some of those are not met.
    var breaches: [String: [String]]

    /// The results where the suite ran.
    func results(of outcome: CompletedRun, workspace: Workspace) -> [CheckResult] {
        var results = expected.map { check in
            compileTimeResult(check) ?? suiteResult(check, outcome.log[check.id], outcome.loose, workspace)
        }
        // What went wrong outside every check must not get lost: it is told with the last one.
        if let last = results.indices.last, results.allSatisfy({ $0.state == .passed }),
            let trouble = trouble(outsideChecksOf: outcome)
        {
            results[last] = CheckResult(results[last].check, trouble.state, trouble.messages)
        }
        return results
    }

    /// What a run has against the attempt that belongs to no check.
    private func trouble(
        outsideChecksOf outcome: CompletedRun
    ) -> (state: CheckResult.State, messages: [String])? {
        if let stray = outcome.log.unattributed.first {
            return (.failed, ["something failed after its check had ended: \(stray.words)"])
        }
        if let stop = outcome.loose { return (.stopped(stop), []) }
        if outcome.statusDisagrees {
            return (.failed, ["all checks passed, and yet the test process reported a failure"])
        }
        return nil
    }

    /// The results where the suite could not be compiled, but the compiler's checks say why.
    func resultsWithoutRun() -> [CheckResult] {
        expected.map { compileTimeResult($0) ?? CheckResult($0, .notAttempted) }
    }

    private func compileTimeResult(_ check: Check) -> CheckResult? {
        guard compileTime.contains(where: { $0.id == check.id }) else { return nil }
        guard let messages = breaches[check.id] else { return CheckResult(check, .passed) }
        return CheckResult(check, .failed, messages)
    }

    private func suiteResult(
        _ check: Check, _ entry: TestLog.TestRecord?, _ loose: Stop?, _ workspace: Workspace
    ) -> CheckResult {
        guard let entry, entry.progress != .found else {
            // It never began. What stopped the run before it is to blame, if there is such a thing.
            return CheckResult(check, loose.map { .stopped($0) } ?? .notAttempted)
        }
        switch entry.progress {
        case .stopped(let stop, let place): return CheckResult(check, .stopped(stop), place: place)
        case .skipped: return CheckResult(check, .failed, ["this check was called off while it ran"])
        case .found, .started: return CheckResult(check, loose.map { .stopped($0) } ?? .notAttempted)
        case .ended:
            return entry.failures.isEmpty
                ? CheckResult(check, .passed) : CheckResult(check, .failed, entry.failures.map(\.words))
        }
    }
}
