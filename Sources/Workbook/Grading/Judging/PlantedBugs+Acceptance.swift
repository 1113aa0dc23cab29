import WorkbookModel

// Whether a learner's tests accept correct code.

extension PlantedBugs {
    /// Returns whether the tests accept a correct variant.
    ///
    /// - Parameter first: What the tests reported with the first correct variant.
    func acceptance(
        of variant: Variants.Variant, _ outcome: CompletedRun?, first: TestLog, _ ownTypes: [Finding],
        _ places: TestPlaces
    ) -> CheckResult {
        let check = Check.accepting(variant)
        guard let outcome else { return CheckResult(check, .notAttempted) }
        if let stop = outcome.stopOutsideTests {
            return CheckResult(check, .stopped(stop), ["your tests did not finish"])
        }
        for entry in outcome.log.entries {
            if case .stopped(let stop, let place) = entry.progress {
                let demand = demand(on: entry, variant, first)
                let message = "your test \(entry.name.quoted) \(demand), but it \(stop.verb)"
                var result = CheckResult(
                    check, .stopped(stop), [message], place: place ?? places.test(entry))
                result.crashInSubject = entry.crashInSubject
                return result
            }
        }
        var findings = rejections(of: variant, outcome.log, first, places)
        findings += outcome.log.unattributed.map {
            Finding(
                "your tests should pass with \(variant.name), but a failure was recorded outside of them, "
                    + "possibly in a task that no test waits for: \($0.words)",
                at: places.issue($0))
        }
        if findings.isEmpty && outcome.statusDisagrees {
            findings = [Finding("all your tests passed, but the test process reported a failure")]
        }
        return CheckResult(check, findings.isEmpty ? [] : ownTypes + findings)
    }

    /// Returns a finding for each way in which tests fail with a correct variant; several tests may fail in the same way.
    private func rejections(
        of variant: Variants.Variant, _ log: TestLog, _ first: TestLog, _ places: TestPlaces
    ) -> [Finding] {
        struct Way: Hashable {
            var demand: String
            var words: String
        }
        let failed = log.entries.compactMap { entry in
            entry.failures.first.map { issue in
                (entry, issue, Way(demand: demand(on: entry, variant, first), words: issue.words))
            }
        }
        var ways: [Way] = []
        for (_, _, way) in failed where !ways.contains(way) { ways.append(way) }
        return ways.map { way in
            let alike = failed.filter { $0.2 == way }
            let subject = Self.subject(alike.map(\.0.name.quoted))
            let verb = alike.count == 1 ? "it fails" : "they fail"
            return Finding(
                "\(subject) \(way.demand), but \(verb): \(way.words)", at: places.issue(alike[0].1))
        }
    }

    /// Returns what a test should do with a correct variant; a test that passes with the first one is told so.
    private func demand(
        on entry: TestLog.TestRecord, _ variant: Variants.Variant, _ first: TestLog
    ) -> String {
        let passesFirst = variant.id != variants.correct[0].id && first[entry.id]?.passed ?? false
        return "should \(passesFirst ? "also " : "")pass with \(variant.name)"
    }

    /// Returns the subject of a sentence about tests.
    private static func subject(_ names: [String]) -> String {
        switch names.count {
        case 1: "your test \(names[0])"
        case 2: "your tests \(names[0]) and \(names[1])"
        case 3: "your tests \(names[0]), \(names[1]) and \(names[2])"
        default: "your tests \(names[0]), \(names[1]) and \(names.count - 2) more"
        }
    }
}

extension Stop {
    /// What a test does that stops in this way.
    fileprivate var verb: String {
        switch self {
        case .crashed: "crashes"
        case .exited: "ends the whole process"
        case .timeLimit, .outputLimit, .cpuLimit, .memoryLimit, .processLimit, .fileLimit: "does not finish"
        }
    }
}
