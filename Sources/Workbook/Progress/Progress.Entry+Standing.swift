// What is known of an exercise, as those see it who offer help.

extension Progress.Entry {
    /// After so many failures in a row a hint is offered.
    public static let someFailures = 2

    /// After so many failures in a row, and all hints, the solution is offered.
    public static let manyFailures = 5

    /// Whether the exercise has passed at some time.
    public var hasPassed: Bool { outcome == .passed || passedAt != nil }

    /// Those of the checks that failed last time, in their order.
    public func failing(of checks: [Check]) -> [Check] {
        let failed = Set(failedChecks)
        return checks.filter { failed.contains($0.id) }
    }
}
