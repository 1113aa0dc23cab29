import Foundation
import WorkbookGrading
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// What a round of grading found.
struct GradedRound: Sendable {
    /// The verdicts.
    var report: LessonReport
    /// The learner's progress with them.
    var progress: LearnerProgress
}

/// One round of grading: grades what was selected, keeps what was found, and says what the learner should know.
struct GradingRound: Sendable {
    private let course: Course
    private let grader: Grader
    private let farewell: InterruptMessage

    /// Finds what is needed to grade exercises of a course.
    ///
    /// - Throws: ``ToolchainProblem``, or ``SandboxProblem`` where walls are wanted that cannot be had.
    init(course: Course, context: CommandContext, isIsolated: Bool) async throws {
        let (toolchain, tools) = try await context.equipment(for: course, isIsolated: isIsolated)
        self.course = course
        grader = Grader(course: course, toolchain: toolchain, tools: tools, width: context.width)
        farewell = context.farewell
    }

    /// Grades, and records the verdicts.
    ///
    /// - Parameters:
    ///   - isCounted: Whether this is an attempt of the learner's, which is recorded.
    ///   - tell: Told what is going on with an exercise, or that nothing is any more.
    func run(
        _ selection: Selection, isCounted: Bool = true, tell: @escaping @Sendable (String, String?) -> Void
    ) async -> GradedRound {
        var report = await grade(selection, tell)
        let store = ProgressStore(course: course)
        var progress = store.load().progress
        // Where this tool failed there is nothing to keep.
        let verdicts = report.rows.compactMap(\.verdict).filter { $0.outcome != .graderError }
        if verdicts.isEmpty || !isCounted { return GradedRound(report: report, progress: progress) }
        do {
            let loaded = try await store.record(verdicts)
            farewell.words = "Stopped. What was graded is recorded."
            progress = loaded.progress
            report.notes += [loaded.notice].compactMap { $0 }
        } catch {
            let fault = MachineFault(error)
            report.notes.append(
                "your progress could not be saved; the result is right all the same. "
                    + (fault.map { "\($0.words(in: course)) \($0.remedy)" } ?? error.localizedDescription))
        }
        return GradedRound(report: report, progress: progress)
    }

    private func grade(
        _ selection: Selection, _ tell: @escaping @Sendable (String, String?) -> Void
    ) async -> LessonReport {
        let verdicts = await withTaskGroup(of: (Exercise.ID, Verdict).self) { group in
            for exercise in selection.exercises {
                let attempt = Attempt(exercise)
                // An untouched starter cannot pass, so nobody has to wait for it; one that is asked for by name is graded.
                if attempt.isUntouched && !selection.isOne { continue }
                let key = exercise.id.description
                group.addTask {
                    let verdict = await grader.grade(attempt) { tell(key, "\(key) \($0.words)") }
                    tell(key, nil)
                    return (exercise.id, verdict)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let rows = selection.exercises.map { exercise in
            LessonReport.Row(exercise, verdicts[exercise.id].map { .graded($0) } ?? .notStarted)
        }
        return LessonReport(lesson: selection.lesson, rows: rows)
    }
}

extension Selection {
    /// Whether one exercise was asked for, rather than a lesson.
    var isOne: Bool { if case .exercise = self { true } else { false } }
}

extension Grader.Step {
    /// What is shown while it lasts.
    var words: String {
        switch self {
        case .waiting: "waits for another grade"
        case .checking: "building and checking"
        case .variants(let count): "running your tests \(count) times"
        }
    }
}
