import WorkbookCommandLine
import WorkbookModel

/// What `grade watch` is doing, and how it reacts to events: decisions only, without a terminal or files.
struct WatchState: Equatable {
    /// Whether only Return starts a run, and saves do not.
    var isManual = false
    /// Whether the exercise has not been started, so that there is nothing to grade before the first save.
    var isUntouched = false
    /// Whether looking at the solution is recorded, so that a question comes first.
    var asksBeforeSolution = false
    /// Whether lines are only added, so that nothing scrolls and there is no cursor.
    var isPlain = false
    /// The pages about what was completed, each of which Return opens after the one before it.
    var duePages: [WatchKey] = []
    /// The keys that do nothing now.
    var blockedKeys: Set<WatchKey> = []
    /// The key that was pressed last, if it does nothing now.
    private(set) var refusedKey: WatchKey?
    /// Whether there is a run.
    private(set) var isRunning = false
    /// What is on the screen in place of the result.
    private(set) var page: Page?
    /// The pages under it, to which the learner goes back.
    private(set) var coveredPages: [Page] = []
    /// The key that opened the page.
    private(set) var pageKey: WatchKey?
    /// Whether the key that opened the page was pressed again, which means one more hint.
    private(set) var asksForMore = false
    /// Whether the page stays when the run ends.
    private(set) var isPageKept = false
    /// Whether a run follows when the learner leaves the page.
    private(set) var isStale = false
    /// Whether another run follows this one.
    private(set) var isRunQueued = false
    /// The key to handle when the run has ended.
    private(set) var waitingKey: WatchKey?
    /// Another exercise that was saved.
    private(set) var savedElsewhere: Exercise.ID?
    /// The exercise that the learner left unfinished with the key for the next one, until something is graded.
    var skipped: Exercise.ID?
    /// Whether everything that was started is being graded.
    private(set) var isGradingAll = false
    /// Whether the learner has pressed the key to quit, and has to press it again.
    private(set) var asksToQuit = false
    /// Whether the key before this one was the one to quit, which closed a page.
    private(set) var hasJustClosed = false

    /// Reacts to an event.
    ///
    /// - Returns: What to do, in order.
    mutating func handle(_ event: Event) -> [Action] {
        refusedKey = nil
        switch event {
        case .began:
            closePage()
            isStale = false
            savedElsewhere = nil
            if let due = openDuePage() { return [.draw] + due }
            if isManual || isUntouched { return [.draw] }
            // Who listens would hear the last result, and then the new one.
            return (isPlain ? [] : [.draw]) + run()
        case .saved:
            asksToQuit = false
            return isManual ? [] : run()
        case .savedElsewhere(let id):
            savedElsewhere = id
            return [.prompt]
        case .pressed(let key):
            let hasAsked = asksToQuit
            let actions = pressNext(key)
            // The question is answered, even if the key does nothing.
            return hasAsked && actions.isEmpty ? [.prompt] : actions
        case .finished: return finish()
        case .replaced:
            // Running at once replaces the output that says where the copies are, but who undoes a reset waits for the verdict.
            isStale = !isManual
            return isStale && (isPlain || pageKey == .undo) ? run() : []
        case .disturbed: return [page == .output ? .prompt : .redraw]
        case .closed: return [.quit]
        }
    }

    private mutating func run() -> [Action] {
        isStale = false
        isUntouched = false
        // A learner who saves may still be reading, for example a hint.
        isPageKept = page.map { $0 != .output } ?? false
        isRunQueued = isRunning
        isRunning = true
        return isRunQueued ? [.prompt] : [.grade]
    }

    private mutating func runAll() -> [Action] {
        // The output of a command moves up, and stays there.
        let show: [Action] = page == .output ? [.draw] : []
        closePage()
        isStale = false
        isRunning = true
        isGradingAll = true
        return show + [.gradeAll]
    }

    private mutating func finish() -> [Action] {
        isRunning = false
        skipped = nil
        // The other exercise was graded as well.
        if isGradingAll { savedElsewhere = nil }
        isGradingAll = false
        // The result of the exercise on the screen is as it was.
        if !isRunQueued, duePages.first == .all, let due = openDuePage() { return due }
        // A page in place of the result was not kept on the screen, so nothing needs to move up.
        let isOverPage = page != nil && page != .output
        if !isPageKept || isPlain { closePage() }
        let show: Action = page != nil ? .prompt : isOverPage ? .redraw : .draw
        // A save comes first: the result on the screen is about code that is gone.
        if isRunQueued { return [show] + run() }
        let key = waitingKey
        waitingKey = nil
        return [show] + (key.map { press($0) } ?? [])
    }

    private mutating func closePage() {
        page = nil
        coveredPages = []
        pageKey = nil
        isPageKept = false
    }

    /// Takes the next key as meant, although the one before it closed a page.
    mutating func forgetClosing() { hasJustClosed = false }

    /// Goes back to the page below, or to the result.
    private mutating func leave(with key: WatchKey) -> [Action] {
        // The output of a command moves up, and stays there.
        let show: Action = page != .output ? .redraw : isPlain && pageKey == .list ? .prompt : .draw
        if waitingKey == .enter { waitingKey = nil }
        hasJustClosed = key == .quit
        if let below = coveredPages.popLast() {
            page = below
            if case .text(let opener) = below { pageKey = opener }
            return [.uncover, show]
        }
        let isCompletion = [.text(.summary), .text(.all)].contains(page)
        closePage()
        // Who listens would hear a result that is out of date.
        if isStale { return (isPlain ? [] : [show]) + run() }
        if duePages.first == .all || isCompletion && key == .enter { return [show] + (openDuePage() ?? []) }
        return [show]
    }

    /// Opens the first page that is due; `nil` if there is none, or if something else is on the screen.
    private mutating func openDuePage() -> [Action]? {
        page != nil ? nil : duePages.first.map { open($0) }
    }

    // MARK: - Keys

    /// Presses a key; after a page was closed with the key to quit, that key is only taken as one if it comes twice.
    private mutating func pressNext(_ key: WatchKey) -> [Action] {
        let isSlip = hasJustClosed && page == nil && !isGradingAll
        hasJustClosed = false
        asksToQuit = false
        guard key == .quit, isSlip else { return press(key) }
        asksToQuit = true
        return [.prompt]
    }

    private mutating func press(_ key: WatchKey) -> [Action] {
        if let page, let actions = press(key, on: page) { return actions }
        if blockedKeys.contains(key) {
            refusedKey = key
            return page == nil || page == .output ? [.prompt] : []
        }
        switch key {
        case .quit where isGradingAll, .escape where isGradingAll: return [.stop]
        case .quit: return [.quit]
        case .run: return run()
        case .enter where page != nil: return []
        // Without a result, it is the obvious key; after one, a run without a save would be a surprise.
        case .enter:
            if !isRunning, let due = openDuePage() { return due }
            return isManual || isUntouched ? run() : refuse(key)
        case .other, .yes, .number, .escape: return refuse(key)
        case .up, .down, .pageUp, .pageDown, .home, .end, .nextHeading, .previousHeading:
            return isPlain ? [] : [.scroll(key)]
        case .chapter, .task, .list, .questions, .summary, .closing, .guide, .help:
            return open(key)
        case _ where isRunning: return wait(for: key)
        case .all: return runAll()
        case .next: return [.moveOn]
        case .go: return (savedElsewhere ?? skipped).map { [.move($0)] } ?? []
        case .solution where asksBeforeSolution:
            page = .confirmation(key)
            waitingKey = nil
            return [.confirm(key)]
        case .hint, .solution, .reset, .undo, .keepsake, .book: return open(key)
        }
    }

    /// Says that a key without a meaning does nothing, where nothing else would show that it was noticed.
    private mutating func refuse(_ key: WatchKey) -> [Action] {
        guard isPlain else { return [] }
        refusedKey = key
        return [.prompt]
    }

    private mutating func wait(for key: WatchKey) -> [Action] {
        waitingKey = key
        return [.prompt]
    }

    private mutating func open(_ key: WatchKey) -> [Action] {
        duePages.removeAll { $0 == key }
        // These lead back to what the learner was reading; so do the chapter to a question about it, and the questions to the chapter.
        let covers =
            [.help, .guide, .keepsake, .book].contains(key) || page == .questions && key == .chapter
            || page == .text(.chapter) && key == .questions
        let below = isPlain || page == .output || !covers ? nil : page
        coveredPages = below.map { coveredPages + [$0] } ?? []
        page =
            switch key {
            case _ where isPlain: .output
            case .reset, .undo, .keepsake, .book: .output
            case .list: .list
            case .questions: .questions
            default: .text(key)
            }
        asksForMore = pageKey == key
        pageKey = key
        isPageKept = isRunning
        waitingKey = nil
        return (below == nil ? [] : [.cover]) + [.perform(key)]
    }

    /// Reacts to a key that means something special on a page; `nil` if it means the same as elsewhere.
    private mutating func press(_ key: WatchKey, on page: Page) -> [Action]? {
        switch (page, key) {
        // Nothing was replaced that the learner could go back to.
        case (.output, .quit) where isPlain: return nil
        // The run's result will replace the output anyway.
        case (.output, .enter) where isRunning: return isPlain ? [.prompt] : []
        case (.confirmation(let opener), .yes): return open(opener)
        case (.confirmation, .next): return leave(with: key)
        case (.output, let key) where key.isMovement: return []
        case (.output, .enter), (.text, .enter), (.confirmation, .enter), (_, .quit), (_, .escape):
            return leave(with: key)
        // Another key could be a slip.
        case (.confirmation, _): return []
        case (.list, .enter):
            guard isRunning else { return [.choose] }
            isPageKept = true
            return wait(for: key)
        // The key that opened the page closes it again; another hint is more useful, though.
        case (.list, .list), (.questions, .questions): return leave(with: key)
        case (.text(.closing), .closing): return []
        case (.text(let opener), key) where key == opener && key != .hint: return leave(with: key)
        case (.list, .number): return [.scroll(key)]
        // These keys do much, and the pages don't list them.
        case (.list, .next): return []
        case (let page, let key) where key.isFarReaching && page != .output: return []
        case (.questions, .enter): return [.proceed]
        case (.questions, .number(let number)): return [.answer(number)]
        case (_, .questions) where coveredPages.last == .questions: return leave(with: key)
        case (.questions, .chapter), (_, .help): return nil
        // A question, and what was opened from it, have no other keys.
        case (let page, let key) where page == .questions || coveredPages.last == .questions:
            return key.isMovement ? nil : []
        default: return nil
        }
    }
}
