import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

/// `grade all`: grades every exercise that was begun, lesson by lesson.
///
/// `grade watch` does the same for a key, and shows the results shorter.
enum AllCommand: Subcommand {
    static let name = "all"
    static let summary = "grade everything you have started"
    static let section = HelpSection.also
    static let options: [Option] = [.course, .isolated]
    static let discussion = """
        Grades every exercise that you have started, and reports the results lesson by lesson. Each exercise is built \
        separately, so code that doesn't compile in one exercise doesn't affect the others.

          grade all
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let before = ProgressStore(course: course).load().progress
        var progress = before
        let begun = course.begunLessons
        var reports: [LessonReport] = []
        if begun.isEmpty {
            context.console.write(["There is nothing to grade yet: you haven't changed any exercise."])
        } else {
            let round = try await context.gradingRound(for: course, isIsolated: arguments.has(.isolated))
            for lesson in begun {
                let result = await round.run(.lesson(lesson), showing: StatusLine(context.console))
                if lesson != begun.first { context.console.write([""]) }
                context.console.write(
                    result.report.text(course: course, detail: .problems, width: context.console.columns))
                progress = result.progress
                reports.append(result.report)
            }
        }
        let closing = ClosingPage(course, before: before, progress: progress)
        // The next step is that of the first lesson with something to do, as `grade lesson` would say.
        let broken = reports.first(where: \.hasGraderError)
        let open =
            broken ?? reports.first { $0.rows.contains { ($0.verdict?.outcome ?? .passed) != .passed } }
        let next =
            open.map { NextStep(after: $0, course: course, progress: progress) }
            ?? NextStep(course: course, progress: progress)
        let steps = next.lines(
            course: course, progress: progress, lost: reports.flatMap(\.lost), isClosingShown: closing != nil,
            files: .below, width: context.console.columns
        ) { context.command($0, arguments) }
        if let closing {
            await context.page(closing.lines(width: context.console.columns) + steps, arguments)
        } else {
            context.console.write(steps)
        }
        if broken != nil { return .broken }
        return next == .finished ? .passed : .notYet
    }
}

extension Course {
    /// The lessons in which the learner has changed an exercise.
    var begunLessons: [Lesson] {
        lessons.filter { $0.exercises.contains { !Attempt($0).hasOnlyStarterFiles() } }
    }
}
