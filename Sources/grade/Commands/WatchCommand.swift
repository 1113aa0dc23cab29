import Foundation
import WorkbookCommandLine
import WorkbookLearning
import WorkbookMarkdown
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
        Keep this running next to your editor. It grades the exercise each time you save one of its files, and keeps \
        the last result on the screen. If you save during a run, another run follows. Press n to move on to the next \
        exercise, and b to open the book in your browser; ? shows all keys that you can use now. Press q or Ctrl-C to \
        quit, or Ctrl-Z to pause.

          grade watch                 your next exercise
          grade watch 3               the first exercise of lesson 3 that hasn't passed
          grade watch 3.2             one exercise
          grade watch --manual-run    grades when you press Return, in case saves aren't noticed
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let progress = ProgressStore(course: course).load().progress
        let exercise = try exercise(arguments, context, course: course, progress: progress)
        guard context.input.isTerminal && context.console.output.isTerminal else {
            let name = arguments.operands.first?.shellWord ?? exercise?.id.description
            throw NoTerminal(instead: context.command(name.map { "lesson \($0)" } ?? "--list", arguments))
        }
        // A learner who has finished comes for the closing page.
        let duePages: [WatchKey] = exercise == nil ? [.closing] : []
        guard let exercise = exercise ?? course.exercises.last else { return .passed }
        let round = try await context.gradingRound(for: course, isIsolated: arguments.has(.isolated))
        let session = try WatchSession(
            exercise: exercise, round: round, setting: setting(course, arguments, context),
            duePages: duePages)
        return await session.watch()
    }

    private static func setting(
        _ course: Course, _ arguments: Arguments, _ context: CommandContext
    ) -> WatchSetting {
        let book = BackgroundBook(of: course, context: context)
        let isPlain = context.console.isPlain || context.environment["TERM"] == "dumb"
        return WatchSetting(
            console: context.console, isManual: arguments.has(.manual),
            isPlain: isPlain,
            now: context.now, timeZone: context.timeZone,
            columns: { Console.columns(context.environment) },
            endProcesses: { context.runner.sessions.endAll() },
            runCommand: { request in
                var inner = context
                inner.console = request.console
                inner.keys = [
                    "hint": "press h", "quiz": "press a", "solution": "press s", "reset": "press x",
                    "undo": "press u", "chapter": "press c",
                ]
                if request.key == .reset, !isPlain {
                    // As everywhere in `grade watch`, one key is enough, and the result takes the place of the question.
                    let output = inner.console.output
                    inner.input.readLine = {
                        let isYes = RawTerminal.readAnswer()
                        output.write(ANSI.clearScreen)
                        return isYes ? "y" : "n"
                    }
                }
                switch request.key {
                case .book: await open(book, inner)
                case .guide: writeGuide(of: course, inner)
                default:
                    let words = words(for: request, in: course, arguments)
                    if isPlain, request.key == .chapter,
                        let chapter = SpokenChapter(
                            of: course.lessons.first { $0.number == request.exercise.id.lesson }, inner)
                    {
                        return await chapter.read { section in
                            _ = await context.commands.run(
                                words.prefix(2) + section + words.dropFirst(2), inner)
                        }
                    }
                    var commands = context.commands
                    // This process has the terminal.
                    commands.runCompanion = { try await Companion($0, $2).run(with: $1) }
                    // It reports errors itself.
                    let result = await commands.run(words, inner)
                    if request.key == .keepsake, result == .passed,
                        inner.openBrowser(at: keepsake(of: course).absoluteString)
                    {
                        inner.console.write(["   Your browser should show it now."])
                    }
                }
            },
            chooseExercise: { request in
                var inner = context
                inner.console = request.console
                let lessons = course.lessons.filter { $0.number == request.exercise.id.lesson }
                let progress = ProgressStore(course: course).load().progress
                inner.console.write(
                    CourseOverview(course: course, progress: progress)
                        .lines(expanding: lessons, width: inner.console.columns).lines)
                return choose(in: course, inner)
            })
    }

    /// Asks for an exercise until there is one with that number or name; `nil` if the learner wants none.
    private static func choose(in course: Course, _ context: CommandContext) -> Exercise? {
        while true {
            context.console.output.write(
                "\nThe number or name of an exercise, then Return (Return alone goes back): ")
            guard let line = context.input.readLine() else { return nil }
            if Input.isLeaving(line) { return nil }
            let name = line.trimmingCharacters(in: .whitespaces)
            do {
                // The list reads titles.
                if let exercise = course.exercises.first(where: { $0.title.lowercased() == name.lowercased() }
                ) {
                    return exercise
                }
                let selection = try course.select(name, from: context.folder)
                return NextCommand.open(in: selection, ProgressStore(course: course).load().progress)
            } catch {
                // The details name a command, which can't be typed here.
                let setting = ErrorMessage.Setting(
                    program: context.program, version: CommandContext.version, folder: context.folder)
                context.console.writeError([
                    "grade: \(ErrorMessage(error, in: setting).summary)",
                    "Type a number such as \(course.exercises[0].id), or a name or title from the list; q goes back.",
                ])
            }
        }
    }

    /// Opens the book in the browser, and says so or why not.
    private static func open(_ book: BackgroundBook, _ context: CommandContext) async {
        do {
            if await book.opened == nil {
                context.console.write(["Opening the book. The first time, this takes a while."])
            }
            context.console.write(
                try await book.open().lines(
                    end: "The book stays open until you quit grade watch.", width: context.console.columns))
        } catch let ended as BackgroundBook.Ended {
            context.console.writeError(ended.message.split(separator: "\n").map { "\($0)" })
        } catch {
            context.console.writeError(Failure(error, context: context).lines)
        }
    }

    private static func writeGuide(of course: Course, _ context: CommandContext) {
        do {
            context.console.write(try ShowCommand.guide(in: course, context))
        } catch {
            context.console.writeError(Failure(error, context: context).lines)
        }
    }

    /// The page with what the learner has learned.
    private static func keepsake(of course: Course) -> URL {
        course.root.appending(path: "progress.html")
    }

    /// Returns the command line of a key.
    private static func words(
        for request: WatchSetting.Request, in course: Course, _ arguments: Arguments
    ) -> [String] {
        let exercise = request.exercise.id
        let command =
            switch request.key {
            // Each call shows one more hint, unless it is told how many to show.
            case .hint:
                ["hint", exercise.description] + (request.hintCount.map { ["\($0)"] } ?? [])
            case .list: [Option.list.name]
            case .keepsake:
                [
                    "progress", Option.html.name,
                    course.viewpoint == nil
                        ? keepsake(of: course).path : course.shownPath(of: keepsake(of: course)),
                ]
            case .task: ["show", exercise.description]
            case .chapter: ["show", "\(exercise.lesson)"]
            case .questions: ["show", "\(exercise.lesson)", Option.quiz.name]
            case .reset: ["reset", exercise.description]
            case .undo: ["reset", exercise.description, Option.undo.name]
            // The session has asked if this is going to be recorded.
            case .solution: ["solution", exercise.description, Option.anyway.name]
            default: [String]()
            }
        let shared = [Option.course, .color].flatMap { option in
            arguments.value(of: option).map { [option.name, $0] } ?? []
        }
        return command + shared
    }

    /// Returns the exercise that a name or the folder means, or else the next one; `nil` if every exercise has passed.
    private static func exercise(
        _ arguments: Arguments, _ context: CommandContext, course: Course, progress: LearnerProgress
    ) throws -> Exercise? {
        switch try context.selection(arguments, in: course) {
        case .exercise(let exercise, in: _): exercise
        case .lesson(let lesson):
            lesson.exercises.first { progress.exercises[$0.slug]?.outcome != .passed }
                // Only its name means a lesson that is complete; its folder means no more than where the learner was.
                ?? (arguments.operands.isEmpty
                    ? NextStep(course: course, progress: progress).exercise : lesson.exercises.first)
        case nil: NextStep(course: course, progress: progress).exercise
        }
    }
}
