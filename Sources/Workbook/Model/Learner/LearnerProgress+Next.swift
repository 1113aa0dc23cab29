extension LearnerProgress {
    /// Returns the exercise to work on next; `nil` if every exercise has passed and none was reset since.
    ///
    /// - Parameter id: The exercise after which to look first; if it is `nil`, the one that was chosen or graded last.
    package func nextExercise(in course: Course, after id: Exercise.ID? = nil) -> Exercise? {
        let open = course.exercises.filter(isOpen)
        let chosen = course.exercises.filter { $0.slug == self.chosen }
        let last = id != nil ? [] : chosen.isEmpty ? gradedLast(in: course) : chosen
        if let exercise = last.first(where: { open.contains($0) }) { return exercise }
        let id = id ?? last.last?.id
        let later = open.first { exercise in
            id.map { ($0.lesson, $0.position) < (exercise.id.lesson, exercise.id.position) } ?? true
        }
        return later ?? open.first
    }

    /// Whether an exercise hasn't passed, or was reset since.
    func isOpen(_ exercise: Exercise) -> Bool {
        exercises[exercise.slug]?.outcome != .passed || isReset(exercise)
    }

    /// Reads the files of an exercise, and returns whether they passed and were replaced by the starter since.
    package func isReset(_ exercise: Exercise) -> Bool {
        // A record of an earlier version doesn't say which files were graded.
        guard let record = exercises[exercise.slug], record.outcome == .passed, let files = record.files
        else {
            return false
        }
        let attempt = Attempt(exercise)
        return attempt.hasOnlyStarterFiles() && attempt.digest() != files
    }

    /// The exercises that were graded last, which are several after a whole lesson.
    ///
    /// A learner who works on lesson 3 is not sent back to a lesson 1 that was skipped.
    private func gradedLast(in course: Course) -> [Exercise] {
        let dates = course.exercises.compactMap { exercises[$0.slug]?.gradedAt }
        guard let latest = dates.max() else { return [] }
        return course.exercises.filter { exercises[$0.slug]?.gradedAt == latest }
    }
}
