import WorkbookModel

/// The results of a lesson's exercises, which can be rendered as text and as JSON.
package struct LessonReport: Sendable, Equatable {
    /// Whether an exercise was graded, and its verdict.
    package enum Status: Sendable, Equatable {
        /// It was graded.
        case graded(Verdict)
        /// The learner has not touched it.
        case notStarted
    }

    /// An exercise and its status.
    package struct Row: Sendable, Equatable {
        /// The exercise.
        package var exercise: Exercise
        /// Its status.
        package var status: Status

        /// The verdict, if it was graded.
        package var verdict: Verdict? {
            if case .graded(let verdict) = status { verdict } else { nil }
        }

        /// Creates a row.
        package init(_ exercise: Exercise, _ status: Status) {
            self.exercise = exercise
            self.status = status
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

    /// How many exercises passed.
    package var passedCount: Int { rows.count { $0.verdict?.outcome == .passed } }

    /// Whether all of them passed.
    package var isPassed: Bool { !rows.isEmpty && passedCount == rows.count }

    /// Whether the grader itself failed in one of them.
    package var hasGraderError: Bool { rows.contains { $0.verdict?.outcome == .graderError } }
}
