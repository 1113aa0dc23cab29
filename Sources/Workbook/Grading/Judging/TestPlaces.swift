import WorkbookModel

/// Where a learner finds their tests and the issues that these recorded.
struct TestPlaces {
    /// Returns the place of a test's declaration.
    var test: (TestLog.TestRecord) -> Place? = { _ in nil }
    /// Returns the place of an issue.
    var issue: (TestLog.Issue) -> Place? = { _ in nil }
}

extension PlantedBugs {
    /// Something that is wrong with a learner's tests, and where.
    struct Finding: Equatable {
        var message: String
        var place: Place?

        init(_ message: String, at place: Place? = nil) {
            self.message = message
            self.place = place
        }
    }
}

extension CheckResult {
    /// Creates the result of a check that failed if anything was found.
    init(_ check: Check, _ findings: [PlantedBugs.Finding]) {
        self.init(
            check, findings.isEmpty ? .passed : .failed, findings.map(\.message),
            messagePlaces: findings.map(\.place))
    }
}
