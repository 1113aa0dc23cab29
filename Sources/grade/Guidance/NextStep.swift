import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// What a learner does next.
enum NextStep: Equatable {
    /// Edit an exercise that was graded and did not pass.
    case edit(Exercise)
    /// Restore a file that is missing, or that is no longer text.
    case restore(Exercise)
    /// Remove what was flagged in an exercise, or ask a person to look at it.
    case resolveFlags(Exercise)
    /// Begin an exercise that has not been touched.
    case begin(Exercise)
    /// Every exercise has passed.
    case finished
    /// Report an error of this tool, perhaps after grading again, if that could help.
    case reportError(mayPass: Bool)
    /// Repair the machine or restore a file of the course, and run the same command again.
    case runAgain(String)

    /// Chooses the next step after a report.
    init(after report: LessonReport, course: Course, progress: LearnerProgress) {
        let broken = report.rows.compactMap(\.verdict).filter { $0.outcome == .graderError }
        if !broken.isEmpty && broken.allSatisfy({ $0.notes.contains(where: \.isRepairable) }) {
            let isOne = report.rows.count == 1
            self = .runAgain(
                isOne ? "lesson \(report.rows[0].exercise.id)" : "lesson \(report.lesson.number)")
        } else if !broken.isEmpty {
            self = .reportError(mayPass: broken.allSatisfy { $0.notes.contains(where: \.isUnexplained) })
        } else if let row = report.rows.first(where: { $0.verdict.map { $0.outcome != .passed } ?? false }) {
            // An exercise that was begun comes before one that was not.
            self =
                row.isStarter
                ? .begin(row.exercise)
                : row.verdict?.outcome == .flagged
                    ? .resolveFlags(row.exercise) : NextStep(editing: row.exercise)
        } else {
            // The same as `grade` says, which is where the learner works: repeating what passed changes nothing.
            self.init(course: course, progress: progress)
        }
    }

    /// Chooses the next step from the progress: first among the exercises after `id`, or else where the learner was last.
    init(course: Course, progress: LearnerProgress, from id: Exercise.ID? = nil) {
        guard let exercise = progress.nextExercise(in: course, after: id) else {
            self = .finished
            return
        }
        self = Attempt(exercise).hasOnlyStarterFiles() ? .begin(exercise) : NextStep(editing: exercise)
    }

    /// Chooses the next step for an exercise that has not passed: a missing file cannot be edited.
    private init(editing exercise: Exercise) {
        self = Attempt(exercise).hasLostFile() ? .restore(exercise) : .edit(exercise)
    }

    /// The exercise to work on, if there is one.
    var exercise: Exercise? {
        switch self {
        case .edit(let exercise), .restore(let exercise), .resolveFlags(let exercise), .begin(let exercise):
            exercise
        case .finished, .reportError, .runAgain: nil
        }
    }
}

extension VerdictNote {
    /// Whether it says itself what has to be repaired.
    fileprivate var isRepairable: Bool {
        if case .fault(let fault) = self { fault.remedy != nil } else { false }
    }

    /// Whether it is a failure of this tool's own work, which a change of the machine may have caused.
    fileprivate var isUnexplained: Bool { if case .fault(.problem) = self { true } else { false } }
}
