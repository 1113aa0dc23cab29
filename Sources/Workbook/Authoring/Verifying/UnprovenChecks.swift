import WorkbookModel

/// The checks of an exercise that no stored attempt fails, so that nothing shows that they can fail.
struct UnprovenChecks {
    private let ids: [String]
    /// Whether no stored attempt could fail a check.
    private let hasNoAttempt: Bool

    /// Compares the expected checks with what the starter and the rejected variations fail.
    ///
    /// The checks that all exercises with a learner's own tests share are left out: the project's tests prove those.
    init(of expected: ExpectedChecks, _ attempts: [GradedVariation]) {
        let rejected = attempts.filter(\.isRejected)
        hasNoAttempt = rejected.isEmpty && expected.starterDoesNotCompile == true
        let failed = Set(rejected.flatMap(\.result.failingChecks) + expected.starterFails)
        ids = expected.checks.filter { check in
            if case .tests = check.kind { return false }
            return !failed.contains(check.id)
        }.map(\.id)
    }

    /// Returns the remark about them, or nothing.
    func findings(for exercise: Exercise.ID) -> [Finding] {
        if ids.isEmpty { return [] }
        let message =
            hasNoAttempt
            ? "nothing shows that its checks can fail: the starter doesn't compile, "
                + "and there is no rejected variation"
            : "\(ids.count) \(ids.count == 1 ? "check is" : "checks are") failed neither by the starter "
                + "nor by a rejected variation: \(ids.joined(separator: ", "))"
        return [.remark(exercise, "unproven", message)]
    }
}
