import WorkbookModel

/// Finds out once for each exercise whether the course's own solution passes, before anyone else's is judged.
///
/// Where it doesn't, the suite or the subject is broken, and every learner would be blamed for it.
actor ReferenceCheck {
    private var results: [Exercise.ID: Task<GraderFault?, any Error>] = [:]

    /// Returns why attempts at an exercise can't be judged; `nil` if they can.
    ///
    /// - Parameter grade: Grades the reference; called once for each exercise, while the other callers wait.
    /// - Throws: What `grade` throws.
    func fault(
        of exercise: Exercise, grade: @escaping @Sendable () async throws -> GraderFault?
    ) async throws -> GraderFault? {
        if let known = results[exercise.id] { return try await known.value }
        let task = Task { try await grade() }
        results[exercise.id] = task
        return try await task.value
    }
}
