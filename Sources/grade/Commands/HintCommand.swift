import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

/// `grade hint 3.2`: shows one more hint each time.
enum HintCommand: Subcommand {
    static let name = "hint"
    static let summary = "show one more hint"
    static let operandName = "[NAME]"
    static let furtherOperand = "[COUNT]"
    static let further = Operand.words(["1", "2", "3"])
    static let mostOperands = 2
    static let options: [Option] = [.course]
    static let discussion = """
        Each exercise has three hints: a nudge, a pointer, and nearly the solution. Every call shows one more hint, below the \
        hints that you have already read. If a check failed last time, a hint about that check may come first. Without a name, \
        the command shows a hint for your next exercise.

          grade hint             for your next exercise
          grade hint 3.2         the first hint; run it again for the second one
          grade hint 3.2 3       the first three hints
          grade hint 3           for the first open exercise of a lesson

        Your progress records how many hints you have read. There is no penalty. While an exercise passes, all its hints are \
        shown at once, and that is not recorded.
        """
    static var manual: Manual {
        Manual(
            operands: Manual.operands(for: outline.operand, spelled: operandName)
                + [("[COUNT]", "how many hints to show, starting with the first")],
            exits: [("0", "the hints were shown"), Manual.wrongUsage],
            files: [Manual.progress])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let store = ProgressStore(course: course)
        let progress = store.load().progress
        let named = try context.exercise(arguments, in: course, openIn: progress)
        guard let exercise = named ?? NextStep(course: course, progress: progress).exercise else {
            let command = context.command("hint \(course.exercises[0].id)", arguments)
            context.console.write([
                "All exercises pass. To see the hints for one of them:  \(command, .command)"
            ])
            return .passed
        }
        // Without the list, hints about single checks are missing; the others are the same.
        let checks = (try? ExpectedChecks.load(for: exercise))?.checks ?? []
        var page = HintPage(
            exercise, progress: progress, checks: checks, number: try number(arguments, of: exercise),
            isReset: Attempt(exercise).hasOnlyStarterFiles())
        page.showsOnlyNew = context.console.isPlain
        // In `grade watch`, a new hint that isn't the first one directly follows another, so what failed was just read.
        if !context.keys.isEmpty, page.isContinued { page.failing = nil }
        context.console.write(
            page.text(
                width: context.console.columns,
                // While `grade watch` runs, each save is graded.
                retry: context.keys.isEmpty ? nil : " Try it."
            ) { context.command($0, arguments) })
        if !page.isPassing && page.count > 0 {
            do {
                try await store.recordHints(page.count, of: exercise)
            } catch {
                context.console.writeError(Failure.unsavedProgress(error, course, context))
            }
        }
        return .passed
    }

    private static func number(_ arguments: Arguments, of exercise: Exercise) throws -> Int? {
        guard let word = arguments.operands.dropFirst().first else { return nil }
        let numbers = 1...max(1, exercise.hints.count)
        guard let number = Int(word), numbers.contains(number) else {
            throw UsageError.badOperand(
                word, what: "the number of a hint: \(exercise.id) has 1 to \(numbers.upperBound)")
        }
        return number
    }
}
