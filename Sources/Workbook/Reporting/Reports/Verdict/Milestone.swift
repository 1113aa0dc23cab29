import WorkbookModel

/// What a learner has just completed: exercises, and perhaps with them a lesson or the course.
package struct Milestone: Sendable, Equatable {
    /// The exercises that have just passed, in order.
    package var exercises: [Exercise]
    /// The lesson, if all its exercises pass now.
    package var lesson: Lesson?
    /// The last screen of the course, if all its exercises pass now.
    package var closing: ClosingPage?

    /// Finds what was completed; `nil` if nothing was.
    ///
    /// An exercise that the learner graded alone counts each time it passes. A lesson counts if it was completed now, or if the
    /// learner graded all of it; the course counts only when it is completed.
    ///
    /// - Parameters:
    ///   - isOneExercise: Whether the learner asked for one exercise rather than for a lesson.
    ///   - before: The progress before the grading.
    ///   - progress: The progress with its verdicts.
    package init?(
        after report: LessonReport, isOneExercise: Bool, course: Course, before: LearnerProgress,
        progress: LearnerProgress
    ) {
        // One that passed before still counts, so mending it completes nothing again.
        func isComplete(_ exercises: [Exercise], _ progress: LearnerProgress) -> Bool {
            exercises.allSatisfy { progress.exercises[$0.slug]?.hasPassed ?? false }
        }
        exercises = report.rows.filter { $0.verdict?.outcome == .passed }.map(\.exercise).filter { exercise in
            isOneExercise || before.exercises[exercise.slug]?.outcome != .passed
        }
        let all = report.lesson.exercises
        let isNew = !isComplete(all, before) && isComplete(all, progress)
        let isWholeLesson = !isOneExercise && report.isPassed
        lesson = isNew || isWholeLesson ? report.lesson : nil
        closing = ClosingPage(course, before: before, progress: progress)
        if exercises.isEmpty && lesson == nil { return nil }
    }

    /// Returns the milestone without the lesson and the course if the summary of the lesson was shown before.
    package func withoutSummaries(of lessons: Set<Int>) -> Milestone {
        guard let lesson, lessons.contains(lesson.number) else { return self }
        var milestone = self
        milestone.lesson = nil
        milestone.closing = nil
        return milestone
    }
}
