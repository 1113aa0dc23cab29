import WorkbookModel

/// The checks of an exercise that no stored attempt fails, so that nothing shows that they can fail.
struct UnprovenChecks {
    private let ids: [String]
    /// Whether no stored attempt could fail a check.
    private let hasNoAttempt: Bool
    /// Whether the starter fails some of them, because something isn't written yet.
    private let areUnwritten: Bool

    /// Compares the expected checks with what the starter and the rejected variations fail.
    ///
    /// A starter that throws or crashes where learners have to write something fails every check that gets there, also one that can't
    /// fail otherwise. The checks that all exercises with a learner's own tests share are left out: the project's tests prove those.
    init(of expected: ExpectedChecks, _ attempts: [GradedVariation]) {
        let rejected = attempts.filter(\.isRejected)
        hasNoAttempt = rejected.isEmpty && expected.starterDoesNotCompile == true
        let unwritten = Set(
            attempts.filter(\.isStarter).flatMap(\.result.failures).filter(\.isUnwritten).map(\.check))
        let failed = Set(rejected.flatMap(\.result.failingChecks)).union(
            Set(expected.starterFails).subtracting(unwritten))
        let unproven = expected.checks.filter { check in
            if case .tests = check.kind { return false }
            return !failed.contains(check.id)
        }.map(\.id)
        ids = unproven
        areUnwritten = !unwritten.isDisjoint(with: unproven)
    }

    /// Returns the remark about them, or nothing.
    func findings(for exercise: Exercise.ID) -> [Finding] {
        if ids.isEmpty { return [] }
        let message =
            hasNoAttempt
            ? "nothing shows that its checks can fail: the starter doesn't compile, "
                + "and there is no rejected variation"
            : "\(ids.count) \(ids.count == 1 ? "check is" : "checks are") failed neither by the starter "
                + (areUnwritten ? "(apart from what isn't written yet) " : "")
                + "nor by a rejected variation: \(ids.joined(separator: ", "))"
        return [.remark(exercise, "unproven", message)]
    }
}

extension GradedVariation {
    /// Whether the attempt is the starter.
    fileprivate var isStarter: Bool { if case .failsExactly = variation.expectation { true } else { false } }
}

extension CheckFailure {
    /// Whether a check fails only because it comes to something that isn't written yet.
    fileprivate var isUnwritten: Bool {
        !messages.isEmpty
            && messages.allSatisfy { $0.contains(UnwrittenPart.error) || $0.hasPrefix("crashed") }
    }
}
