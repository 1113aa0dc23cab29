/// What was found out about the exercises of a lesson: one value, rendered as text or as JSON.
public struct LessonReport: Sendable, Equatable {
    /// What is known of one exercise.
    public enum Status: Sendable, Equatable {
        /// It was graded.
        case graded(Verdict)
        /// The learner has not touched it.
        case notStarted
    }

    /// One exercise with its status.
    public struct Row: Sendable, Equatable {
        /// The exercise.
        public var exercise: Exercise
        /// What is known of it.
        public var status: Status

        /// The verdict, if it was graded.
        public var verdict: Verdict? {
            if case .graded(let verdict) = status { verdict } else { nil }
        }

        /// Describes an exercise.
        public init(_ exercise: Exercise, _ status: Status) {
            self.exercise = exercise
            self.status = status
        }
    }

    /// The lesson.
    public var lesson: Lesson
    /// Its exercises, or the one that was asked for.
    public var rows: [Row]
    /// What the learner should know besides.
    public var notes: [String]

    /// Gathers rows.
    public init(lesson: Lesson, rows: [Row], notes: [String] = []) {
        self.lesson = lesson
        self.rows = rows
        self.notes = notes
    }

    /// How many exercises passed.
    public var passedCount: Int { rows.count { $0.verdict?.outcome == .passed } }

    /// Whether all of them passed.
    public var isPassed: Bool { !rows.isEmpty && passedCount == rows.count }

    /// Whether this tool failed at one of them.
    public var hasGraderError: Bool { rows.contains { $0.verdict?.outcome == .graderError } }
}
