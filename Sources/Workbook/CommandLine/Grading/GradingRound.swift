import Foundation
import WorkbookGrading
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// The result of a round of grading.
package struct GradedRound: Sendable {
    /// The verdicts.
    package var report: LessonReport
    /// The learner's progress before the grading.
    package var before: LearnerProgress
    /// The learner's progress, with the verdicts.
    package var progress: LearnerProgress

    /// The exit code of a command that graded only this.
    package var exitCode: ExitCode {
        report.hasGraderError ? .broken : report.isPassed ? .passed : .notYet
    }
}

/// Grades exercises, records the verdicts, and returns what the learner should know.
package struct GradingRound: Sendable {
    /// The course.
    package var course: Course
    /// Grades attempts.
    package var grader: Grader
    /// What is said when Ctrl-C ends the tool; it changes once something is recorded.
    package var interruptMessage: InterruptMessage

    /// Grades exercises, and records the verdicts.
    ///
    /// - Parameters:
    ///   - triesStarter: Whether to grade the first exercise of a lesson in which nothing was ever graded or changed.
    ///   - progress: Receives an exercise and what is being done with it, or `nil` when that is over.
    package func run(
        _ selection: Selection, triesStarter: Bool = false,
        progress notify: @escaping @Sendable (String, String?) -> Void
    ) async -> GradedRound {
        // A file that is saved during the run was not graded; its next grading is another attempt.
        let files = Dictionary(
            uniqueKeysWithValues: selection.exercises.map { ($0.id, Attempt($0).digest()) })
        let report = await grade(selection, triesStarter: triesStarter, notify)
        let store = ProgressStore(course: course)
        let before = store.load().progress
        // Only verdicts on what the learner wrote count: not errors of this tool, nor those on an untouched starter.
        let verdicts = report.rows.filter { !$0.isStarter }.compactMap(\.verdict)
            .filter { $0.outcome != .graderError }
        var round = GradedRound(report: report, before: before, progress: before)
        for index in round.report.rows.indices {
            round.report.rows[index].record = before.exercises[report.rows[index].exercise.slug]
        }
        if verdicts.isEmpty {
            // The learner turns to this exercise, although there is nothing to record about it yet.
            if let starter = report.rows.first(where: \.isStarter)?.exercise,
                // If this fails, another exercise is suggested next.
                let loaded = try? await store.recordChoice(of: starter)
            {
                round.progress = loaded.progress
            }
            return round
        }
        do {
            let loaded = try await store.record(verdicts, of: files)
            interruptMessage.text = "Stopped. What was graded is recorded."
            round.progress = loaded.progress
            round.report.notes += [loaded.notice?.sentences(in: course)].compactMap { $0 }
        } catch {
            round.report.notes.append(ErrorMessage.unsavedResult(error, in: course))
        }
        return round
    }

    /// Grades exercises, records the verdicts, and shows meanwhile what is being done.
    package func run(
        _ selection: Selection, triesStarter: Bool = false, showing status: StatusLine
    ) async -> GradedRound {
        let result = await run(selection, triesStarter: triesStarter) { status.set($0, $1) }
        await status.end()
        return result
    }

    private func grade(
        _ selection: Selection, triesStarter: Bool, _ notify: @escaping @Sendable (String, String?) -> Void
    ) async -> LessonReport {
        let untouched = Set(
            selection.exercises.filter { Attempt($0).hasOnlyStarterFiles() }.map(\.id))
        // An untouched starter cannot pass, so it is graded only if it was asked for by name, or to show what grading is.
        let records = ProgressStore(course: course).load().progress.exercises
        let isTrial =
            triesStarter && untouched.count == selection.exercises.count
            && selection.exercises.allSatisfy { records[$0.slug] == nil }
        let chosen = selection.exercises.filter { exercise in
            selection.isOneExercise || !untouched.contains(exercise.id)
                || (isTrial && exercise == selection.exercises.first)
        }
        let unwritten = Set(chosen.filter { Attempt($0).hasOnlyStarterCode() }.map(\.id))
        let verdicts = await withTaskGroup(of: (Exercise.ID, Verdict?).self) { group in
            for exercise in chosen {
                let attempt = Attempt(exercise)
                let key = exercise.id.description
                group.addTask {
                    let verdict = await grader.grade(attempt) { notify(key, "\(key) \($0.statusText)") }
                    notify(key, nil)
                    // A run that was stopped says nothing about the code.
                    return (exercise.id, Task.isCancelled ? nil : verdict)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let rows = selection.exercises.map { exercise in
            var row = LessonReport.Row(exercise, verdicts[exercise.id])
            // A course may give a starter that passes, which is then what the learner hands in.
            let isOpen = row.verdict.map { $0.outcome != .passed } ?? false
            row.isStarter = isOpen && untouched.contains(exercise.id)
            row.hasStarterCode = isOpen && unwritten.contains(exercise.id)
            return row
        }
        return LessonReport(
            lesson: selection.lesson, rows: rows, notes: course.notesOnSharedFiles(for: selection.exercises))
    }
}

extension Course {
    /// Returns what a learner should know about packages and modules of the course that were changed in this copy.
    package func notesOnSharedFiles(for exercises: [Exercise]) -> [String] {
        let changed = HandedOutFiles(of: self)?.changedSharedFiles(for: exercises) ?? []
        return changed.isEmpty ? [] : [ErrorMessage.changedSharedFiles(changed)]
    }
}

extension CommandContext {
    /// Finds what `grade lesson` should grade.
    ///
    /// - Throws: ``UsageError``, ``UnknownName``, or ``PathOutsideLessons``.
    package func selectionToGrade(_ arguments: Arguments, in course: Course) throws -> Selection {
        guard let selection = try selection(arguments, in: course) else {
            throw UsageError.missingOperand(
                command: arguments.command, what: "the number or name of a lesson or exercise", example: "3")
        }
        return selection
    }

    /// Prepares to grade exercises of a course.
    ///
    /// - Parameter attributesOutput: Whether to find out which check printed what.
    /// - Throws: ``SuitesLeftOut``, ``ToolchainProblem``, or ``SandboxProblem`` if a sandbox is asked for and not available.
    package func gradingRound(
        for course: Course, isIsolated: Bool, attributesOutput: Bool = false
    ) async throws -> GradingRound {
        try course.openSuites()
        var (toolchain, tools) = try await equipment(for: course, isIsolated: isIsolated)
        tools.attributesOutput = attributesOutput
        return GradingRound(
            course: course,
            grader: Grader(course: course, toolchain: toolchain, tools: tools, width: concurrency),
            interruptMessage: interruptMessage)
    }
}

extension Selection {
    /// Whether one exercise was asked for, rather than a lesson.
    package var isOneExercise: Bool { if case .exercise = self { true } else { false } }
}

extension GradingStep {
    /// What the status line shows during the step.
    fileprivate var statusText: String {
        switch self {
        case .waiting: "waiting for another grade"
        case .checking: "building and checking"
        case .lingering: "takes long: endless loop?"
        case .testRuns(let count, ended: let ended):
            (ended > 0 ? "\(ended) of " : "") + "\(count) runs of your tests"
        }
    }
}
