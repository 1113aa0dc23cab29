// What is known of an exercise, as those see it who offer help.

extension LearnerProgress.ExerciseRecord {
    /// After so many failures in a row a hint is offered.
    package static let someFailures = 2

    /// After so many failures in a row, and all hints, the solution is offered.
    package static let manyFailures = 5

    /// Whether the exercise has passed at some time.
    package var hasPassed: Bool { outcome == .passed || passedAt != nil }

    /// Those of the checks that failed last time, in their order.
    package func failing(of checks: [Check]) -> [Check] {
        let failed = Set(failedChecks)
        return checks.filter { failed.contains($0.id) }
    }
}
