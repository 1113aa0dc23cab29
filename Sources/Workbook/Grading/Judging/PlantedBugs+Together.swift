import WorkbookModel

extension PlantedBugs {
    /// Returns whether each test passes next to the others: after each of them, and while they run.
    ///
    /// A test that does not pass by itself is not named here.
    func passesTogether(_ clean: TestLog, alone: Outcomes, _ runs: SharedRuns, _ places: TestPlaces)
        -> CheckResult
    {
        let candidates = clean.entries.filter { entry in
            entry.progress == .ended && alone[entry.id].map(\.isClean) ?? true
        }
        var findings = candidates.compactMap { finding(about: $0, clean, runs, places) }
        let ids = Set(candidates.map(\.id))
        for outcome in runs.sideBySide where findings.isEmpty {
            if let stop = outcome.stopOutsideTests {
                let words = "your tests did not finish when they ran in parallel"
                return CheckResult(Fixed.together, .stopped(stop), [words])
            }
            if let stray = outcome.log.unattributed.first {
                findings.append(
                    Finding(
                        "a failure was recorded outside any test when they ran in parallel: \(stray.words)",
                        at: places.issue(stray)))
            } else if outcome.statusDisagrees && ids.count == clean.entries.count {
                findings.append(
                    Finding("all your tests passed, but the test process reported a failure"))
            }
        }
        return CheckResult(Fixed.together, findings)
    }

    /// Returns what is wrong with one test next to others, or `nil`.
    private func finding(
        about test: TestLog.TestRecord, _ clean: TestLog, _ runs: SharedRuns, _ places: TestPlaces
    ) -> Finding? {
        func finding(_ sentence: String, _ failure: Failure) -> Finding {
            Finding(
                "your test \(test.name.quoted) \(sentence): \(failure?.words ?? "it did not finish")",
                at: failure.flatMap(places.issue) ?? places.test(test))
        }
        if let failure = failure(of: test.id, in: runs.twice[test.id]) {
            return finding("passes the first time, but not the second time", failure)
        }
        for (pair, outcome) in runs.pairs {
            guard let partner = pair.partner(of: test.id), let failure = failure(of: test.id, in: outcome)
            else { continue }
            let other = clean[partner]?.name ?? partner
            return finding("passes on its own, but not after \(other.quoted)", failure)
        }
        for outcome in runs.sideBySide {
            guard let failure = failure(of: test.id, in: outcome) else { continue }
            return finding("passes on its own, but not while your other tests run", failure)
        }
        return nil
    }

    /// The first failure of a test; `nil` if the test stopped.
    private typealias Failure = TestLog.Issue?

    /// Returns how a test failed or stopped in a run, or `nil` if it did neither.
    private func failure(of id: String, in outcome: CompletedRun?) -> Failure? {
        guard let test = outcome?.log[id] else { return nil }
        if case .stopped = test.progress { return .some(nil) }
        return test.failures.first.map(Failure.some)
    }
}
