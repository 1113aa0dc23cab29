import WorkbookModel

/// What `grade watch` is doing, and what comes of what happens: decisions only, without a terminal or a file.
struct WatchState: Equatable {
    /// Something that happens.
    enum Event: Equatable {
        /// Watching an exercise begins.
        case began
        /// A file of the exercise was saved.
        case saved
        /// A file of another exercise was saved.
        case savedElsewhere(Exercise.ID)
        /// A key was pressed.
        case pressed(WatchKey)
        /// The run came to its end.
        case finished
        /// The subcommand whose words are on the screen changed the files.
        case replaced
        /// The screen may show anything.
        case disturbed
    }

    /// Something that is to be done.
    enum Action: Equatable {
        /// Grade the exercise.
        case grade
        /// Show the last result, and the prompt.
        case draw
        /// Show the same once more.
        case redraw
        /// Show the prompt, or what goes on.
        case prompt
        /// Have a subcommand speak.
        case perform(WatchKey)
        /// Watch the next open exercise.
        case moveOn
        /// Watch this exercise.
        case move(Exercise.ID)
        /// End the program, and what it started.
        case quit
    }

    /// Whether saves start a run.
    var isManual = false
    /// Whether a run is going on.
    private(set) var isRunning = false
    /// Whether a subcommand's words are on the screen.
    private(set) var isReading = false
    /// Whether a run follows when those words have been read.
    private(set) var isStale = false
    /// Whether another run follows this one.
    private(set) var isRunQueued = false
    /// The key that is done when the run has ended.
    private(set) var waitingKey: WatchKey?
    /// Another exercise that was saved.
    private(set) var savedElsewhere: Exercise.ID?

    /// Takes an event into account.
    mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .began:
            isReading = false
            isStale = false
            savedElsewhere = nil
            return [.draw] + (isManual ? [] : run())
        case .saved: return isManual ? [] : run()
        case .savedElsewhere(let id):
            savedElsewhere = id
            return [.prompt]
        case .pressed(let key): return press(key)
        case .finished:
            isRunning = false
            isReading = false
            // A save comes first: what is on the screen would be of code that is gone.
            if isRunQueued { return [.draw] + run() }
            let key = waitingKey
            waitingKey = nil
            return [.draw] + (key.map { press($0) } ?? [])
        case .replaced:
            // A run at once would take the place of words that tell where the copies are.
            isStale = !isManual
            return []
        case .disturbed: return [isReading ? .prompt : .redraw]
        }
    }

    private mutating func run() -> [Action] {
        isStale = false
        isRunQueued = isRunning
        isRunning = true
        return isRunQueued ? [.prompt] : [.grade]
    }

    private mutating func press(_ key: WatchKey) -> [Action] {
        switch key {
        // Whoever leaves a pager by that key means the words on the screen, also where they needed no pager.
        case .quit where isReading && !isRunning: return press(.enter)
        case .quit: return [.quit]
        case .run: return run()
        case .enter where !isReading: return run()
        case .enter, .other:
            // A run that goes on shows its result by itself.
            guard isReading && !isRunning else { return [] }
            isReading = false
            return [.draw] + (isStale ? run() : [])
        case _ where isRunning:
            waitingKey = key
            return [.prompt]
        case .next: return [.moveOn]
        case .go: return savedElsewhere.map { [.move($0)] } ?? []
        case .task, .hint, .list, .chapter, .solution, .reset:
            isReading = true
            return [.perform(key)]
        }
    }
}
