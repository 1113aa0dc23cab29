import Foundation
import Workbook

/// `grade lesson 3`: grades a lesson or an exercise, and says what to do next.
enum LessonCommand: Subcommand {
    static let name = "lesson"
    static let summary = "grade a lesson or one exercise"
    static let operandName = "[NAME]"
    static let mostOperands = 1
    static let options: [Option] = [.course, .format, .json, .problems, .isolated]
    static let discussion = """
        Builds what you wrote together with the checks of the exercise, runs them, and tells what they found. \
        Exercises that you have not touched are left out, unless you name one. A path means the exercise or lesson in \
        which it lies; without a name, that of the folder you are in is graded.

          grade lesson 3                   the whole lesson
          grade lesson 3.2                 one exercise, with every check
          grade lesson testable            a lesson by its name
          grade lesson test-the-tracker    an exercise by its name
          grade lesson .                   the exercise or lesson of this folder
          grade lesson 3 --format json     for other programs
          grade lesson 3 --isolated        for code that somebody else wrote
        """

    static func perform(_ arguments: Arguments, _ world: World) async throws -> ExitCode {
        let course = try world.course(arguments)
        guard let selection = try world.selection(arguments, in: course) else {
            throw UsageError.missingOperand(
                command: self.name, what: "the number or name of a lesson or exercise")
        }
        let (toolchain, tools) = try await world.equipment(for: course, isIsolated: arguments.has(.isolated))
        let grader = Grader(course: course, toolchain: toolchain, tools: tools, width: world.width)
        let status = StatusLine(world.console)
        var report = await grade(selection, grader, status)
        await status.end()

        let store = ProgressStore(course: course)
        // Where this tool failed there is nothing to keep.
        let verdicts = report.rows.compactMap(\.verdict).filter { $0.outcome != .graderError }
        var progress = store.load().progress
        do {
            if !verdicts.isEmpty {
                let loaded = try await store.record(verdicts)
                progress = loaded.progress
                report.notes += [loaded.notice].compactMap { $0 }
            }
        } catch {
            let fault = MachineFault(error)
            report.notes.append(
                "your progress could not be saved; the result is right all the same. "
                    + (fault.map { "\($0.words(in: course)) \($0.remedy)" } ?? error.localizedDescription))
        }

        if arguments.wantsJSON {
            world.console.output.write(try report.json(course: course))
        } else {
            if arguments.has(.problems) { world.console.tell(report.problems(course: course) + [[]]) }
            let one: Exercise? = if case .exercise(let exercise, _) = selection { exercise } else { nil }
            let detail: LessonReport.Detail = one != nil ? .everything : .problems
            world.console.tell(report.text(course: course, detail: detail, width: world.console.columns))
            let next = NextStep(after: report, course: course, progress: progress)
            world.console.tell(
                next.lines(course: course, progress: progress, after: one, width: world.console.columns) {
                    world.command($0, arguments)
                })
        }
        if report.hasGraderError { return .broken }
        return report.isPassed ? .passed : .notYet
    }

    private static func grade(_ selection: Selection, _ grader: Grader, _ status: StatusLine) async
        -> LessonReport
    {
        let exercises = selection.exercises
        let isOne = if case .exercise = selection { true } else { false }
        let verdicts = await withTaskGroup(of: (Exercise.ID, Verdict).self) { group in
            for exercise in exercises {
                let attempt = Attempt(exercise)
                // An untouched starter cannot pass, so nobody has to wait for it; one that is asked for by name is graded.
                if attempt.isUntouched && !isOne { continue }
                let key = exercise.id.description
                group.addTask {
                    let verdict = await grader.grade(attempt) { status.set(key, "\(key) \($0.words)") }
                    status.set(key, nil)
                    return (exercise.id, verdict)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let rows = exercises.map { exercise in
            LessonReport.Row(exercise, verdicts[exercise.id].map { .graded($0) } ?? .notStarted)
        }
        return LessonReport(lesson: selection.lesson, rows: rows)
    }
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
