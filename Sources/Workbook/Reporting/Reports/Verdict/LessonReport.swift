import WorkbookModel

/// The results of a lesson's exercises, which can be rendered as text and as JSON.
package struct LessonReport: Sendable, Equatable {
    /// An exercise and its verdict.
    package struct Row: Sendable, Equatable {
        /// The exercise.
        package var exercise: Exercise
        /// The verdict; `nil` if it was not graded, because the learner has not touched it.
        package var verdict: Verdict?
        /// What was recorded of it before; `nil` if it had never been graded.
        package var record: LearnerProgress.ExerciseRecord?
        /// Whether the files that were graded are those of the starter, so the verdict doesn't count as an attempt.
        package var isStarter = false
        /// Whether the files that were graded differ from the starter only in comments and white space.
        package var hasStarterCode = false

        /// Whether there is no code of the learner's to report on.
        var showsStarter: Bool { isStarter || hasStarterCode }

        /// How it stands now, as in the learner's progress.
        var standing: ExerciseStatus {
            let outcome = verdict.flatMap { isStarter || $0.outcome == .graderError ? nil : $0.outcome }
            return ExerciseStatus(outcome ?? record?.outcome, hasPassed: record?.hasPassed ?? false)
        }

        /// Creates a row.
        package init(
            _ exercise: Exercise, _ verdict: Verdict?, record: LearnerProgress.ExerciseRecord? = nil
        ) {
            self.exercise = exercise
            self.verdict = verdict
            self.record = record
        }
    }

    /// The lesson.
    package var lesson: Lesson
    /// Its exercises, or the one that the learner asked for.
    package var rows: [Row]
    /// Notes for the learner.
    package var notes: [String]

    /// Creates a report.
    package init(lesson: Lesson, rows: [Row], notes: [String] = []) {
        self.lesson = lesson
        self.rows = rows
        self.notes = notes
    }

    /// How many exercises have passed, including those that passed before and fail now.
    var passedCount: Int { rows.count { $0.standing.countsAsPassed } }

    /// How many exercises passed before and fail now.
    var lostCount: Int { rows.count { $0.standing == .lost } }

    /// The exercises that passed before, and were graded now and failed.
    package var lost: [Exercise] {
        rows.filter { row in
            guard let verdict = row.verdict, verdict.outcome != .graderError else { return false }
            // The verdict on a starter is not recorded.
            return row.isStarter ? row.record?.hasPassed ?? false : row.standing == .lost
        }.map(\.exercise)
    }

    /// Whether all of them passed now.
    package var isPassed: Bool { !rows.isEmpty && rows.allSatisfy { $0.verdict?.outcome == .passed } }

    /// Whether the grader itself failed in one of them.
    package var hasGraderError: Bool { rows.contains { $0.verdict?.outcome == .graderError } }
}
