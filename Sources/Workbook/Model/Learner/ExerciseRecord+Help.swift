// What hints and solutions need to know about an exercise.

extension LearnerProgress.ExerciseRecord {
    /// After this many failures in a row, a hint is offered.
    package static let someFailures = 2

    /// After this many failures in a row and all hints, the solution is offered.
    package static let manyFailures = 5

    /// Whether the exercise has ever passed.
    package var hasPassed: Bool { outcome == .passed || passedAt != nil }

    /// Returns which of the checks failed last time, in their order.
    package func failing(of checks: [Check]) -> [Check] {
        let failed = Set(failedChecks)
        return checks.filter { failed.contains($0.id) }
    }
}
