import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

extension Option {
    /// Shows the solution before the exercise has passed.
    static let anyway = Option(
        "--anyway", nil, "show it before the exercise has passed (your progress records that)")
}

/// `grade solution 3.2`: compares the learner's files with a solution, and explains it.
enum SolutionCommand: Subcommand {
    static let name = "solution"
    static let summary = "compare your code with a solution"
    static let operandName = "NAME"
    static let mostOperands = 1
    static let options: [Option] = [.course, .anyway]
    static let discussion = """
        After an exercise has passed, compares your code with a solution and explains the difference. The solution is one of \
        several good answers: if yours passed, it is correct.

          grade solution 3.2             after 3.2 has passed
          grade solution 3.2 --anyway    before that; your progress will record it
        """
    static var manual: Manual {
        Manual(
            operands: [Manual.exercise],
            exits: [
                ("0", "the solution was shown"), ("1", "the exercise has not passed yet"),
                Manual.wrongUsage,
                ("69", "this copy of the course has no solution"),
            ], files: [Manual.progress])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        guard let exercise = try context.exercise(arguments, in: course) else {
            throw UsageError.missingOperand(
                command: name, what: "the number or name of an exercise", example: "3.2")
        }
        // Nobody should be warned about a solution that isn't there.
        let answer = try ModelAnswer(to: exercise, isHeard: context.console.isPlain)
        let store = ProgressStore(course: course)
        let progress = store.load().progress
        let status = progress.answerStatus(of: exercise)
        let hasPassed = status != .neverPassed
        guard hasPassed || arguments.has(.anyway) else {
            refuse(exercise, hasReadHints: progress.hasReadHints(of: exercise), arguments, context)
            return .notYet
        }
        let text = answer.text(course: course, status: status, width: context.console.columns)
        if hasPassed {
            await context.page(text, arguments)
        } else {
            await showEarly(text, exercise, course, store, arguments, context)
        }
        return .passed
    }

    private static func refuse(
        _ exercise: Exercise, hasReadHints: Bool, _ arguments: Arguments, _ context: CommandContext
    ) {
        var page = Layout(width: min(context.console.columns, 90))
        let (hint, anyway) = (
            context.command("hint \(exercise.id)", arguments),
            context.command("solution \(exercise.id) --anyway", arguments)
        )
        page.paragraph("\(HelpSuggestion.warning(before: exercise))", indent: 0)
        page.paragraph(
            "\(hasReadHints ? "To read the hints again" : "For a hint"):  \(hint, .command)", indent: 2)
        page.paragraph("To see it anyway (your progress will record it):  \(anyway, .command)", indent: 2)
        context.console.writeError(page.lines)
    }

    /// Records that the solution is shown before the exercise has passed, and shows it.
    private static func showEarly(
        _ text: [StyledLine], _ exercise: Exercise, _ course: Course, _ store: ProgressStore,
        _ arguments: Arguments, _ context: CommandContext
    ) async {
        do {
            try await store.recordSolution(of: exercise)
            var page = Layout(width: min(context.console.columns, 90))
            page.gap()
            let note = " Your progress records that you saw this before \(exercise.id) passed."
            page.paragraph("\(note, .faint)", indent: 1)
            await context.page(text + page.lines, arguments)
        } catch {
            await context.page(text, arguments)
            context.console.writeError(Failure.unsavedProgress(error, course, context))
        }
    }
}
