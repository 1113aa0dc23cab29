/// Turns what was found out about an attempt into one result for every expected check, and nothing else.
struct SuiteJudgement {
    /// The recorded list: what must report.
    var expected: [Check]
    /// The checks that were made by the compiler.
    var compileTime: [Check]
    /// Why some of those are not met.
    var breaches: [String: [String]]

    /// The results where the suite ran.
    func results(of outcome: CompleteRun.Outcome, workspace: Workspace) -> [CheckResult] {
        var results = expected.map { check in
            compileTimeResult(check) ?? suiteResult(check, outcome.log[check.id], outcome.loose, workspace)
        }
        // A failure that the library could not assign must not get lost, whichever check it belongs to.
        if let stray = outcome.log.unattributed.first, results.allSatisfy({ $0.state == .passed }) {
            results[results.count - 1].state = .failed
            results[results.count - 1].messages = [
                "something failed after its check had ended: \(stray.words)"
            ]
        }
        // A crash after the last check had ended belongs to some check, too.
        if let loose = outcome.loose, results.allSatisfy({ $0.state == .passed }) {
            results[results.count - 1].state = .stopped(loose)
        }
        if outcome.statusDisagrees, results.allSatisfy({ $0.state == .passed }) {
            results[results.count - 1].state = .failed
            results[results.count - 1].messages = [
                "all checks passed, and yet the test process reported a failure"
            ]
        }
        return results
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
        _ check: Check, _ entry: TestLog.Entry?, _ loose: Stop?, _ workspace: Workspace
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
