import Foundation
import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

/// A session of `grade watch`: waits, passes events to ``WatchState``, and performs the actions that it returns.
///
/// Everything happens in one loop, one step after the other; only a run goes on beside it.
final class WatchSession {
    /// How long to wait for keys between two looks at files, in milliseconds.
    private static let interval = 60

    /// How long to wait while a file is being saved, in milliseconds.
    private static let shortInterval = 15

    /// A second key to quit within this many seconds after the one that closed a page may be a slip.
    private static let slip: TimeInterval = 3

    /// The files of other exercises are checked once in this many looks.
    private static let looksPerOtherLook = 16

    let course: Course
    private let round: GradingRound
    let setting: WatchSetting
    private(set) var console: Console
    let terminal: RawTerminal

    private(set) var exercise: Exercise
    /// The files of the exercise.
    private var files: [URL] = []
    /// The files of all other exercises.
    private var otherFiles: [(id: Exercise.ID, file: URL)] = []
    private(set) var state: WatchState
    var progress: LearnerProgress
    var result: WatchScreen.LastRun?
    /// The results of everything that was started, after the key for them.
    private(set) var reports: [LessonReport] = []
    private(set) var run: WatchRun?
    var display: WatchDisplay
    var saves: SaveDetector
    private var otherMarks: [FileMark?] = []
    private var lookCount = 0

    /// The page in place of the result.
    var page: WatchPage?
    /// The pages under it, to which the learner goes back.
    var coveredPages: [WatchPage] = []
    /// What was on the screen about the run last.
    private var shownStatus: StyledLine?
    /// The part of a long result that the learner scrolled to.
    var viewport: Viewport?
    /// Where the learner is in the chapters that were opened in this session, by the number of the lesson.
    var chapterPlaces: [Int: Viewport] = [:]
    /// The quizzes that the learner has begun in this session, by the number of the lesson.
    var quizzes: [Int: Quiz] = [:]
    /// What was read aloud with all words around it.
    var spoken: [Exercise.ID?] = []
    /// Whether a long run was mentioned, where nothing moves.
    private var saidStillRunning = false
    /// When a page was closed by the last key.
    private var closedAt: Date?
    /// The numbers of the lessons whose summary was shown in this session.
    private var summarizedLessons: Set<Int> = []

    /// Starts to read keys from the terminal; ``watch()`` restores the terminal.
    ///
    /// - Parameter duePages: The pages to show first.
    init(exercise: Exercise, round: GradingRound, setting: WatchSetting, duePages: [WatchKey] = []) throws {
        course = round.course
        self.exercise = exercise
        self.round = round
        self.setting = setting
        console = setting.console
        progress = ProgressStore(course: course).load().progress
        state = WatchState(isManual: setting.isManual, isPlain: setting.isPlain, duePages: duePages)
        display = WatchDisplay(console: console, isPlain: setting.isPlain)
        saves = SaveDetector([], at: .now)
        terminal = try RawTerminal()
    }

    /// Watches until a person ends the session.
    func watch() async -> ExitCode {
        // Without a run, there is nothing to say after Ctrl-C.
        round.interruptMessage.text = nil
        defer { terminal.end() }
        var events = begin(exercise)
        await rememberChoice()
        while true {
            for event in events {
                for action in handle(event) {
                    if action == .quit {
                        display.end()
                        // Nobody would see the result of a run.
                        setting.endProcesses()
                        return .passed
                    }
                    await perform(action)
                }
            }
            events = await look()
        }
    }

    // MARK: - Events

    private func look() async -> [WatchState.Event] {
        lookCount += 1
        // A file that the learner adds counts as a save.
        if lookCount % WatchSession.looksPerOtherLook == 0 { files = exercise.watchedFiles }
        let others = lookCount % WatchSession.looksPerOtherLook == 0 ? otherFiles : []
        let seen = await terminal.observe(
            milliseconds: saves.isUnsettled ? WatchSession.shortInterval : WatchSession.interval,
            files: state.isManual ? [] : files, others: others.map(\.file))
        var events = seen.keys.map { WatchState.Event.pressed($0) }
        if seen.isClosed { events.append(.closed) }
        if seen.isDisturbed {
            let isResized = console.columns != setting.columns()
            console.columns = setting.columns()
            display.console.columns = console.columns
            if isResized { await reopen() }
            events.append(.disturbed)
        }
        if let run, let results = run.results {
            keep(results, isOverall: run.isOverall)
            events.append(.finished)
        }
        if !state.isManual && saves.look(seen.files, at: .now) { events.append(.saved) }
        if !others.isEmpty {
            let changed = zip(others, zip(seen.others, otherMarks)).first { $1.0 != $1.1 }
            otherMarks = seen.others
            if let changed { events.append(.savedElsewhere(changed.0.id)) }
        }
        // The animation in the line at the bottom.
        let status = status
        if run != nil && !display.isPlain && status != shownStatus {
            shownStatus = status
            showPrompt()
        }
        // Once, where there is none.
        if run == nil { saidStillRunning = false }
        if let run, display.isPlain, !saidStillRunning, run.duration > .seconds(10) {
            saidStillRunning = true
            console.write([" Still grading: \(run.status). A check that never ends is stopped."])
        }
        return events
    }

    private func keep(_ results: [GradedRound], isOverall: Bool) {
        run = nil
        round.interruptMessage.text = nil
        progress = results.last?.progress ?? progress
        if isOverall {
            reports = results.map(\.report)
            // It was stopped before anything was graded.
            if results.isEmpty { return }
            page?.news = "everything was graded"
            let before = results.first?.before ?? progress
            let isFinished = ClosingPage(course, before: before, progress: progress) != nil
            state.duePages = [.all] + (isFinished ? [.closing] : [])
        } else if let result = results.first {
            keep(result)
        }
    }

    private func keep(_ graded: GradedRound) {
        let now = Calendar.current.dateComponents(in: setting.timeZone, from: setting.now())
        let time = String(format: "%02d:%02d:%02d", now.hour ?? 0, now.minute ?? 0, now.second ?? 0)
        var milestone = Milestone(
            after: graded.report, isOneExercise: true, course: course, before: graded.before,
            progress: graded.progress
        )?.withoutSummaries(of: summarizedLessons)
        if let lesson = milestone?.lesson { summarizedLessons.insert(lesson.number) }
        // Where pages can replace each other, these have room of their own; and the end of the course is long to listen to.
        let hasPages = !display.isPlain || milestone?.closing != nil
        let completesLesson = hasPages && milestone?.lesson != nil
        if hasPages {
            state.duePages = milestone?.closing != nil ? [.closing] : completesLesson ? [.summary] : []
            milestone?.lesson = nil
            milestone?.closing = nil
        }
        result = WatchScreen.LastRun(
            report: graded.report, milestone: milestone, completesLesson: completesLesson, time: time,
            passedAt: graded.report.isPassed ? time : result?.passedAt)
        viewport = nil
        page?.news = screen.news
        for index in coveredPages.indices { coveredPages[index].news = screen.news }
    }

    // MARK: - Actions

    private func begin(_ exercise: Exercise) -> [WatchState.Event] {
        self.exercise = exercise
        files = exercise.watchedFiles
        otherFiles = course.exercises.filter { $0.id != exercise.id }.flatMap { other in
            other.ownedFiles.map { (other.id, $0) }
        }
        otherMarks = otherFiles.map { FileMark(of: $0.file, isFresh: false) }
        result = nil
        page = nil
        coveredPages = []
        viewport = nil
        saves.accept(marks, at: .now)
        state.isUntouched =
            progress.exercises[exercise.slug] == nil && Attempt(exercise).hasOnlyStarterFiles()
        return [.began]
    }

    func perform(_ action: WatchState.Action) async {
        switch action {
        case .cover: return coveredPages += [page].compactMap(\.self)
        case .uncover: return page = coveredPages.popLast()
        default: break
        }
        // The state decides when a page is left.
        if state.page == nil || state.page == .output {
            await rememberPlace()
            page = nil
        }
        coveredPages = Array(coveredPages.prefix(state.coveredPages.count))
        switch action {
        case .grade: grade([.exercise(exercise, in: lesson)])
        case .gradeAll: grade(course.begunLessons.map { .lesson($0) }, isOverall: true)
        case .draw: draw(isNew: true)
        // If lines are only added, the page is still there.
        case .redraw where !display.isPlain: draw(isNew: false)
        case .prompt, .redraw: showPrompt()
        case .perform(let key):
            if state.page == .output { await runCommand(of: key) } else { await open(key) }
        case .confirm: confirmSolution()
        case .scroll(let key): await scroll(key)
        case .choose: await chooseFromList()
        case .answer(let number):
            await change {
                $0.answer(number)
                return true
            }
        case .proceed: await change { $0.proceed() }
        case .moveOn:
            let isPassed = progress.exercises[exercise.slug]?.hasPassed ?? false
            if let next { await move(to: next, skipping: isPassed ? nil : exercise.id) }
        case .move(let id):
            if let other = course.exercise(id) { await move(to: other) }
        case .stop: run?.stop()
        case .quit, .cover, .uncover: break
        }
    }

    /// Watches another exercise.
    ///
    /// - Parameter skipped: The exercise that is left unfinished, if the learner might not mean that.
    func move(to other: Exercise, skipping skipped: Exercise.ID? = nil) async {
        state.duePages = []
        state.skipped = skipped
        let events = begin(other)
        await rememberChoice()
        for event in events { await react(to: event) }
    }

    /// Records the exercise, so that the next session begins with it.
    private func rememberChoice() async {
        // If this fails, the next session begins with another one.
        if let loaded = try? await ProgressStore(course: course).recordChoice(of: exercise) {
            progress = loaded.progress
        }
    }

    /// Performs what follows from an event, unless that ends the session.
    func react(to event: WatchState.Event) async {
        for action in handle(event) { await perform(action) }
    }

    func handle(_ event: WatchState.Event) -> [WatchState.Action] {
        if let closedAt, setting.now().timeIntervalSince(closedAt) > WatchSession.slip {
            state.forgetClosing()
        }
        defer { closedAt = state.hasJustClosed ? closedAt ?? setting.now() : nil }
        state.asksBeforeSolution = !progress.mayShowSolution(of: exercise)
        // Only the key that is handled now matters, and looking at files for each one would take time.
        let key: WatchKey? = if case .pressed(let key) = event { key } else { state.waitingKey }
        state.blockedKeys = Set([key].compactMap { $0 }.filter { screen.obstacle(to: $0, state) != nil })
        return state.handle(event)
    }

    private func grade(_ selections: [Selection], isOverall: Bool = false) {
        // The marks are taken before the files are read, so that no save is missed.
        saves.accept(marks, at: .now)
        round.interruptMessage.text = "Stopped. The run was not recorded."
        run = WatchRun(round, selections, isOverall: isOverall) { [terminal] in terminal.wake() }
        showPrompt()
    }

    /// The state of the files of the exercise on the disk.
    var marks: [FileMark?] { files.map { FileMark(of: $0, isFresh: true) } }
}
