// What hints and solutions need to know about an exercise.

extension LearnerProgress.ExerciseRecord {
    /// After this many failures in a row, a hint is offered.
    package static let someFailures = 2

    /// After this many failures in a row and all hints, a solution is offered.
    package static let manyFailures = 5

    /// Whether the exercise has ever passed.
    package var hasPassed: Bool { outcome == .passed || passedAt != nil }

    /// Returns which of the checks failed last time, in the order in which the verdict names them.
    package func failing(of checks: [Check]) -> [Check] {
        failedChecks.compactMap { id in checks.first { $0.id == id } }
    }
}

extension LearnerProgress {
    /// Whether an exercise has hints, and all of them were shown.
    package func hasReadHints(of exercise: Exercise) -> Bool {
        !exercise.hints.isEmpty && (help[exercise.slug]?.hints ?? 0) >= exercise.hints.count
    }

    /// How many more failures in a row there have to be before a solution is offered to a learner who has read all hints.
    ///
    /// After a pass, there need not be any.
    package func failuresBeforeSolution(of exercise: Exercise) -> Int {
        if exercises[exercise.slug]?.hasPassed ?? false { return 0 }
        return max(0, ExerciseRecord.manyFailures - (exercises[exercise.slug]?.failuresInRow ?? 0))
    }

    /// Whether looking at the solution of an exercise changes nothing: it has passed, or the solution was seen before.
    package func mayShowSolution(of exercise: Exercise) -> Bool {
        exercises[exercise.slug]?.hasPassed ?? false || help[exercise.slug]?.solutionSeenAt != nil
    }
}
