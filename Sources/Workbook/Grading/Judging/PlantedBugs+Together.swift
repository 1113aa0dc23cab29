import WorkbookModel

extension PlantedBugs {
    /// Returns whether each test passes next to the others: after each of them, and while they run.
    ///
    /// A test that does not pass by itself is not named here.
    func passesTogether(_ clean: TestLog, alone: Outcomes, _ runs: SharedRuns) -> CheckResult {
        let candidates = clean.entries.filter { entry in
            entry.progress == .ended && alone[entry.id].map(\.isClean) ?? true
        }
        var messages = candidates.compactMap { message(about: $0, clean, runs) }
        let ids = Set(candidates.map(\.id))
        for outcome in runs.sideBySide where messages.isEmpty {
            if let stop = outcome.stopOutsideTests {
                let words = "your tests did not come to their end when they ran at the same time"
                return CheckResult(Fixed.together, .stopped(stop), [words])
            }
            if let stray = outcome.log.unattributed.first {
                messages.append("a failure outside any test when they ran at the same time: \(stray.words)")
            } else if outcome.statusDisagrees && ids.count == clean.entries.count {
                messages.append("all your tests passed, and yet the test process reported a failure")
            }
        }
        return CheckResult(Fixed.together, messages.isEmpty ? .passed : .failed, messages)
    }

    /// Returns what is wrong with one test next to others, or `nil`.
    private func message(
        about test: TestLog.TestRecord, _ clean: TestLog, _ runs: SharedRuns
    ) -> String? {
        let name = "your test \(test.name.quoted)"
        if let words = failure(of: test.id, in: runs.twice[test.id]) {
            return "\(name) passes only the first time; the second time it says: \(words)"
        }
        for (pair, outcome) in runs.pairs {
            guard let partner = pair.partner(of: test.id), let words = failure(of: test.id, in: outcome)
            else { continue }
            let other = clean[partner]?.name ?? partner
            return "\(name) passes by itself, but not after \(other.quoted): \(words)"
        }
        for outcome in runs.sideBySide {
            guard let words = failure(of: test.id, in: outcome) else { continue }
            return "\(name) passes by itself, but not while your other tests run: \(words)"
        }
        return nil
    }

    /// Returns how a test failed or stopped in a run, or `nil` if it did neither.
    private func failure(of id: String, in outcome: CompletedRun?) -> String? {
        guard let test = outcome?.log[id] else { return nil }
        if case .stopped = test.progress { return "it did not come to its end" }
        return test.failures.first?.words
    }
}
