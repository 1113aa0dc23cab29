import WorkbookLearning
import WorkbookModel
import WorkbookReporting

extension Option {
    /// Shows the solution before the exercise has passed.
    static let anyway = Option(
        "--anyway", nil, "show it before the exercise has passed; that is written down")
}

/// `grade solution 3.2`: compares the learner's files with a solution, and explains it.
enum SolutionCommand: Subcommand {
    static let name = "solution"
    static let summary = "compare yours with a solution"
    static let operandName = "NAME"
    static let mostOperands = 1
    static let options: [Option] = [.course, .anyway]
    static let discussion = """
        Once an exercise has passed, shows what a solution does differently from yours, and why. It is one way among \
        several: what passed is right.

          grade solution 3.2             after 3.2 has passed
          grade solution 3.2 --anyway    before that; your progress will say so
        """
    static var manual: Manual {
        Manual(
            operands: [Manual.exercise],
            exits: [
                ("0", "it is shown"), ("1", "the exercise has not passed yet"),
                ("64", "the command line cannot be understood"),
                ("69", "this copy of the course does not hold the solution"),
            ], files: [Manual.progress])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        guard let exercise = try context.exercise(arguments, in: course) else {
            throw UsageError.missingOperand(command: name, what: "the number or name of an exercise")
        }
        let store = ProgressStore(course: course)
        let hasPassed = store.load().progress.exercises[exercise.slug]?.hasPassed ?? false
        guard hasPassed || arguments.has(.anyway) else {
            refuse(exercise, arguments, context)
            return .notYet
        }
        let answer = try ModelAnswer(to: exercise)
        context.console.write(
            answer.text(course: course, isPassed: hasPassed, width: context.console.columns))
        if !hasPassed { await record(exercise, course, store, context) }
        return .passed
    }

    private static func refuse(_ exercise: Exercise, _ arguments: Arguments, _ context: CommandContext) {
        var page = Layout(width: min(context.console.columns, 90))
        let (hint, anyway) = (
            context.command("hint \(exercise.id)", arguments),
            context.command("solution \(exercise.id) --anyway", arguments)
        )
        page.paragraph(
            "\(exercise.id) has not passed yet. You get more out of a solution when you have your own.",
            indent: 0)
        page.paragraph("A hint:  \(hint, .command)", indent: 2)
        page.paragraph("See it anyway, which will be noted in your progress:  \(anyway, .command)", indent: 2)
        context.console.writeError(page.lines)
    }

    private static func record(
        _ exercise: Exercise, _ course: Course, _ store: ProgressStore, _ context: CommandContext
    ) async {
        do {
            try await store.recordSolution(of: exercise)
            var page = Layout(width: min(context.console.columns, 90))
            page.gap()
            let note = " Your progress notes that you have seen this before \(exercise.id) passed."
            page.paragraph("\(note, .faint)", indent: 1)
            context.console.write(page.lines)
        } catch {
            context.console.writeError(Failure.unsavedProgress(error, course, context))
        }
    }
}
