import Foundation
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension Option {
    /// Starts a run with Return only.
    static let manual = Option(
        "--manual-run", nil, "grade when Return is pressed, not when a file is saved")
}

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
            context.console.write(
                NextStep.finished.lines(course: course, width: context.console.columns) { $0 })
            return .passed
        }
        let round = try await context.gradingRound(for: course, isIsolated: arguments.has(.isolated))
        let session = try WatchSession(
            exercise: exercise, round: round, setting: setting(arguments, context))
        return await session.watch()
    }

    private static func setting(_ arguments: Arguments, _ context: CommandContext) -> WatchSetting {
        WatchSetting(
            console: context.console, isManual: arguments.has(.manual),
            isPlain: arguments.has(.plain) || context.environment["TERM"] == "dumb",
            now: context.now, timeZone: context.timeZone,
            columns: { Console.columns(context.environment) },
            endProcesses: { context.runner.sessions.endAll() },
            runCommand: { request in
                var inner = context
                inner.console = request.console
                inner.keys = ["hint": "press h"].merging(
                    request.isSolutionOpen ? ["solution": "press s"] : [:]
                ) {
                    $1
                }
                // It reports errors itself, and its exit status has no meaning for the session.
                _ = await context.commands.run(words(for: request, arguments), inner)
            })
    }

    /// Returns the command line of a key.
    private static func words(for request: WatchSetting.Request, _ arguments: Arguments) -> [String] {
        let exercise = request.exercise.id
        let command =
            switch request.key {
            case .hint: ["hint", exercise.description]
            case .list: ["list"]
            case .task: ["show", exercise.description]
            case .chapter: ["show", "\(exercise.lesson)"]
            case .reset: ["reset", exercise.description]
            case .solution:
                // The prompt shows the key only if the solution may be seen, which can be before the exercise has passed.
                ["solution", exercise.description] + (request.isSolutionOpen ? [Option.anyway.name] : [])
            case .next, .go, .run, .quit, .enter, .other: [String]()
            }
        let shared = [Option.course, .color].flatMap { option in
            arguments.value(of: option).map { [option.name, $0] } ?? []
        }
        return command + shared + (arguments.has(.plain) ? [Option.plain.name] : [])
    }

    /// Returns the exercise that a name or the folder means, or else the next one; `nil` if every exercise has passed.
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
