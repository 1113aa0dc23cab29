import WorkbookModel

/// Explains what in the record of a run can't come from the test library.
enum StreamScan {
    /// Returns a flag for each irregularity of a run.
    static func flags(for irregularities: [EventStream.Irregularity]) -> [Flag] {
        irregularities.map { Flag("something else wrote to the record of the run: \(reason(for: $0))") }
    }

    private static func reason(for irregularity: EventStream.Irregularity) -> String {
        switch irregularity {
        case .unreadableLines: "it contains lines that aren't records"
        case .wrongStart: "its first record isn't the first one that the test library writes"
        case .eventsAfterEnd: "it continues after its last record"
        case .decreasingTimes: "its times go backward"
        case .unknownTest: "it names a test that doesn't exist"
        case .testStartedTwice: "a test starts twice"
        case .testEndedWithoutStart: "a test ends that didn't start"
        case .skippedTestReported: "a test reports again that had reported before and wasn't run"
        }
    }
}

/// Explains what became of the products of a build while the learner's code ran.
enum ProductScan {
    /// Returns a flag if any product has changed; its paths are those in the package.
    static func flags(forChanged paths: [String]) -> [Flag] {
        guard let first = paths.first else { return [] }
        let name = first.split(separator: "/").last.map(String.init) ?? first
        let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        return [Flag("files that the grader had built changed while the code ran: \(name)\(others)")]
    }
}

extension Canary {
    /// Returns what is wrong with the record of the canary, if anything is.
    func flags(for record: TestLog.TestRecord?) -> [Flag] {
        guard let record, record.progress == .ended else {
            return [
                Flag("the control check, which must fail, didn't finish, so no other result can be trusted")
            ]
        }
        let heard = record.issues.count { $0.isKnown }
        if !record.failures.isEmpty && heard == failures {
            return [
                Flag(
                    "an expectation that must not fail did, so something in the code changes what `#expect`, `==` or similar operations do"
                )
            ]
        }
        if heard == failures { return [] }
        return [
            Flag(
                "only \(heard) of \(failures) expectations that must fail did, so something in the code changes what `#expect`, `==` or similar operations do"
            )
        ]
    }
}
