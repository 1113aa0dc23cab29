import Foundation
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// One session of `grade watch`: waits, hands what happens to ``WatchState``, and does what that decides.
///
/// All in one loop, one step after the other; only a run goes on beside it.
final class WatchSession {
    /// How long one look at keys and files takes where nothing happens, in milliseconds.
    private static let pace = 60

    /// The same while a save is under way.
    private static let quickPace = 15

    /// The files of other exercises are looked at once in so many looks.
    private static let rarely = 16

    private let course: Course
    private let round: GradingRound
    private let arguments: Arguments
    private var context: CommandContext
    private let terminal: RawTerminal

    private var exercise: Exercise
    /// Its files, and those of all others.
    private var files: [URL] = []
    private var otherFiles: [(id: Exercise.ID, file: URL)] = []
    private var state: WatchState
    private var progress: LearnerProgress
    private var result: WatchScreen.LastRun?
    private var run: WatchRun?
    private var display: WatchDisplay
    private var saves: SaveDetector
    private var otherMarks: [FileMark?] = []
    private var looks = 0

    /// Takes the terminal; ``watch()`` gives it back.
    init(
        course: Course, exercise: Exercise, round: GradingRound, arguments: Arguments, context: CommandContext
    ) throws {
        self.course = course
        self.exercise = exercise
        self.round = round
        self.arguments = arguments
        self.context = context
        progress = ProgressStore(course: course).load().progress
        state = WatchState(isManual: arguments.has(.manual))
        display = WatchDisplay(
            console: context.console,
            isPlain: arguments.has(.plain) || context.environment["TERM"] == "dumb")
        saves = SaveDetector([], at: .now)
        terminal = try RawTerminal()
    }

    /// Watches until it is told to end.
    func watch() async -> ExitCode {
        // Where nothing is going on, Ctrl-C has nothing to say.
        context.farewell.words = nil
        defer { terminal.end() }
        var events = begin(exercise)
        while true {
            for event in events {
                for action in state.handle(event) {
                    if action == .quit {
                        display.end()
                        // A run that goes on would not be heard any more.
                        context.runner.sessions.endAll()
                        return .passed
                    }
                    await perform(action)
                }
            }
            events = await look()
        }
    }

    // MARK: - What happens

    private func look() async -> [WatchState.Event] {
        looks += 1
        let others = looks % WatchSession.rarely == 0 ? otherFiles : []
        let glance = await terminal.glance(
            milliseconds: saves.isUnsettled ? WatchSession.quickPace : WatchSession.pace,
            files: state.isManual ? [] : files, others: others.map(\.file))
        var events = glance.keys.map { WatchState.Event.pressed($0.isKnown ? $0 : .other) }
        if glance.isClosed { events.append(.pressed(.quit)) }
        if glance.isDisturbed {
            context.console.columns = Console.columns(context.environment)
            display.console.columns = context.console.columns
            events.append(.disturbed)
        }
        if let outcome = run?.outcome {
            keep(outcome)
            events.append(.finished)
        }
        if !state.isManual && saves.look(glance.files, at: .now) { events.append(.saved) }
        if !others.isEmpty {
            let changed = zip(others, zip(glance.others, otherMarks)).first { $1.0 != $1.1 }
            otherMarks = glance.others
            if let changed { events.append(.savedElsewhere(changed.0.id)) }
        }
        // The moving part of the line at the bottom.
        if run != nil && !display.isPlain { display.show(prompt: prompt, size: size) }
        return events
    }

    private func keep(_ outcome: GradedRound) {
        run = nil
        context.farewell.words = nil
        progress = outcome.progress
        let now = Calendar.current.dateComponents(in: context.timeZone, from: context.now())
        let time = String(format: "%02d:%02d:%02d", now.hour ?? 0, now.minute ?? 0, now.second ?? 0)
        result = WatchScreen.LastRun(report: outcome.report, time: time)
    }

    // MARK: - What is done

    private func begin(_ exercise: Exercise) -> [WatchState.Event] {
        self.exercise = exercise
        files = exercise.ownedFiles
        otherFiles = course.exercises.filter { $0.id != exercise.id }.flatMap { other in
            other.ownedFiles.map { (other.id, $0) }
        }
        otherMarks = otherFiles.map { FileMark(of: $0.file, isFresh: false) }
        result = nil
        saves.accept(marks, at: .now)
        return [.began]
    }

    private func perform(_ action: WatchState.Action) async {
        switch action {
        case .grade: grade()
        case .draw: draw(isNew: true)
        // What was added to a page is still there.
        case .redraw where !display.isPlain: draw(isNew: false)
        case .prompt, .redraw: display.show(prompt: prompt, size: size)
        case .perform(let key): await speak(key)
        case .moveOn:
            if let next { await move(to: next) }
        case .move(let id):
            if let other = course.exercise(id) { await move(to: other) }
        case .quit: break
        }
    }

    private func move(to other: Exercise) async {
        for event in begin(other) {
            for action in state.handle(event) { await perform(action) }
        }
    }

    private func grade() {
        // Taken before the files are read, so that no save can slip in between.
        saves.accept(marks, at: .now)
        // To open an exercise is no attempt at it.
        let isCounted = !Attempt(exercise).hasOnlyStarterFiles() || progress.exercises[exercise.slug] != nil
        context.farewell.words = "Stopped. The run was not recorded."
        run = WatchRun(round, .exercise(exercise, in: lesson), isCounted: isCounted) { [terminal] in
            terminal.wake()
        }
        display.show(prompt: prompt, size: size)
    }

    /// Has a subcommand speak, as if it had been typed.
    private func speak(_ key: WatchKey) async {
        guard let command = key.command, key.isKnown else { return }
        let operand =
            switch key {
            case .list: [String]()
            case .chapter: ["\(exercise.id.lesson)"]
            default: [exercise.id.description]
            }
        let shared = [Option.course, .color].flatMap { option in
            arguments.value(of: option).map { [option.rawValue, $0] } ?? []
        }
        // Its key is told of only where the solution may be seen, be it before the exercise has passed.
        let isOpen = screen.isSolutionOpen
        let anyway = key == .solution && isOpen ? [Option.anyway.rawValue] : []
        var context = context
        context.keys = ["hint": "press h"].merging(isOpen ? ["solution": "press s"] : [:]) { $1 }
        let before = marks
        display.makeRoom(size: size)
        await terminal.withLines {
            _ = await Grade.run(
                [command] + operand + anyway + shared
                    + (arguments.has(.plain) ? [Option.plain.rawValue] : []), context)
        }
        // It may have kept something, and reset puts other files in the place of those that were graded.
        progress = ProgressStore(course: course).load().progress
        if marks != before {
            saves.accept(marks, at: .now)
            result = nil
            _ = state.handle(.replaced)
        }
        context.console.output.write("\n")
        display.show(prompt: prompt, size: size)
    }

    // MARK: - What is shown

    private var marks: [FileMark?] { files.map { FileMark(of: $0, isFresh: true) } }

    private var size: WatchDisplay.Size {
        WatchDisplay.Size(columns: context.console.columns, rows: RawTerminal.rows)
    }

    private var lesson: Lesson {
        course.lessons.first { $0.number == exercise.id.lesson } ?? course.lessons[0]
    }

    /// The open exercise that comes next, if there is another one.
    private var next: Exercise? {
        let next = NextStep(course: course, progress: progress, from: exercise.id).exercise
        return next == exercise ? nil : next
    }

    private var screen: WatchScreen {
        WatchScreen(
            course: course, lesson: lesson, exercise: exercise, progress: progress, result: result,
            next: next,
            isManual: state.isManual, isPlain: display.isPlain)
    }

    private func draw(isNew: Bool) {
        // Where lines are only added, a run that begins now says so itself.
        let prompt = display.isPlain && state.isRunning ? [] : prompt
        display.draw(screen.page(width: size.columns), prompt: prompt, size: size, isNew: isNew)
    }

    private var prompt: [StyledLine] {
        guard state.isRunning else { return screen.prompt(state, width: size.columns) }
        let (words, duration) = run.map { ($0.words, $0.duration) } ?? (exercise.id.description, .zero)
        return [screen.status(state, words, for: duration, width: size.columns)]
    }
}
