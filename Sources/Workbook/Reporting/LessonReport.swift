import WorkbookModel

/// What was found out about the exercises of a lesson: one value, rendered as text or as JSON.
package struct LessonReport: Sendable, Equatable {
    /// What is known of one exercise.
    package enum Status: Sendable, Equatable {
        /// It was graded.
        case graded(Verdict)
        /// The learner has not touched it.
        case notStarted
    }

    /// One exercise with its status.
    package struct Row: Sendable, Equatable {
        /// The exercise.
        package var exercise: Exercise
        /// What is known of it.
        package var status: Status

        /// The verdict, if it was graded.
        package var verdict: Verdict? {
            if case .graded(let verdict) = status { verdict } else { nil }
        }

        /// Describes an exercise.
        package init(_ exercise: Exercise, _ status: Status) {
            self.exercise = exercise
            self.status = status
        }
    }

    /// The lesson.
    package var lesson: Lesson
    /// Its exercises, or the one that was asked for.
    package var rows: [Row]
    /// What the learner should know besides.
    package var notes: [String]

    /// Gathers rows.
    package init(lesson: Lesson, rows: [Row], notes: [String] = []) {
        self.lesson = lesson
        self.rows = rows
        self.notes = notes
    }

    /// How many exercises passed.
    package var passedCount: Int { rows.count { $0.verdict?.outcome == .passed } }

    /// Whether all of them passed.
    package var isPassed: Bool { !rows.isEmpty && passedCount == rows.count }

    /// Whether this tool failed at one of them.
    package var hasGraderError: Bool { rows.contains { $0.verdict?.outcome == .graderError } }
}
