import WorkbookModel
import WorkbookReporting

/// The checks of an exercise that no stored attempt fails, so that nothing shows that they can fail.
struct UnprovenChecks {
    private let ids: [String]
    /// Whether no stored attempt could fail a check.
    private let hasNoAttempt: Bool

    /// Compares the expected checks with what the starter and the rejected variations fail.
    ///
    /// The checks that all exercises with a learner's own tests share are left out: the project's tests prove those.
    init(of expected: ExpectedChecks, _ variations: [Variation], _ results: [String: VariationResult]) {
        let rejected = variations.filter { if case .turnedDown = $0.expectation { true } else { false } }
        hasNoAttempt = rejected.isEmpty && expected.starterDoesNotCompile == true
        let failed = Set(
            rejected.flatMap { results[$0.name]?.failingChecks ?? [] } + expected.starterFails)
        ids = expected.checks.filter { check in
            if case .tests = check.kind { return false }
            return !failed.contains(check.id)
        }.map(\.id)
    }

    /// Returns the remark about them, or nothing.
    func findings(for exercise: Exercise.ID) -> [Finding] {
        if ids.isEmpty { return [] }
        if hasNoAttempt {
            return [
                .remark(
                    exercise, "unproven",
                    "nothing shows that its checks can fail: the starter doesn't compile, and there is no rejected variation"
                )
            ]
        }
        let verb = ids.count == 1 ? "check is" : "checks are"
        return [
            .remark(
                exercise, "unproven",
                "\(ids.count) \(verb) failed neither by the starter nor by a rejected variation: "
                    + ids.joined(separator: ", "))
        ]
    }
}
