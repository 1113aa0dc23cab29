import Foundation
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

/// `grade watch`: grades whenever a file is saved.
enum WatchCommand: Subcommand {
    static let name = "watch"
    static let summary = "grade whenever you save"
    static let operandName = "[NAME]"
    static let mostOperands = 1
    static let options: [Option] = [.course, .manual, .isolated]
    static let discussion = """
        Stays beside your editor: each save of the exercise's files is graded, and the last result stays on the screen. \
        A save that lands during a run is graded after it. It goes on to the next exercise when you press n, never by \
        itself; the line at the bottom tells the other keys. Ctrl-Z stops it for a while, and q or Ctrl-C ends it.

          grade watch                 the exercise that comes next
          grade watch 3               the first open exercise of lesson 3
          grade watch 3.2             this exercise
          grade watch --manual-run    where saves go unnoticed: grades when you press Return
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let progress = ProgressStore(course: course).load().progress
        let exercise = try exercise(arguments, context, course: course, progress: progress)
        guard context.input.isTerminal && context.console.output.isTerminal else {
            let name = arguments.operands.first?.shellWord ?? exercise?.id.description
            throw NoTerminal(instead: context.command(name.map { "lesson \($0)" } ?? "list", arguments))
        }
        guard let exercise else {
            context.console.tell(
                NextStep.finished.lines(course: course, width: context.console.columns) { $0 })
            return .passed
        }
        let round = try await GradingRound(
            course: course, context: context, isIsolated: arguments.has(.isolated))
        let session = try WatchSession(
            course: course, exercise: exercise, round: round, arguments: arguments, context: context)
        return await session.watch()
    }

    /// The exercise that a name or the folder means; else the one that comes next, unless all is done.
    private static func exercise(
        _ arguments: Arguments, _ context: CommandContext, course: Course, progress: LearnerProgress
    ) throws -> Exercise? {
        switch try context.selection(arguments, in: course) {
        case .exercise(let exercise, in: _): exercise
        case .lesson(let lesson):
            lesson.exercises.first { progress.exercises[$0.slug]?.outcome != .passed }
                ?? lesson.exercises.first
        case nil: NextStep(course: course, progress: progress).exercise
        }
    }
}

/// There is nobody to press keys.
struct NoTerminal: Error {
    /// The command that does without.
    var instead: String
}
