import WorkbookModel

/// What `grade watch` is doing, and how it reacts to events: decisions only, without a terminal or files.
struct WatchState: Equatable {
    /// Something that happens.
    enum Event: Equatable {
        /// The session starts to watch an exercise.
        case began
        /// A file of the exercise was saved.
        case saved
        /// A file of another exercise was saved.
        case savedElsewhere(Exercise.ID)
        /// A key was pressed.
        case pressed(WatchKey)
        /// The run ended.
        case finished
        /// The command whose output is on the screen changed the files.
        case replaced
        /// The content of the screen is unknown.
        case disturbed
    }

    /// Something to do.
    enum Action: Equatable {
        /// Grade the exercise.
        case grade
        /// Show the last result, and the prompt.
        case draw
        /// Show the same again.
        case redraw
        /// Show the prompt, or the status of the run.
        case prompt
        /// Run the command of a key.
        case perform(WatchKey)
        /// Watch the next open exercise.
        case moveOn
        /// Watch this exercise.
        case move(Exercise.ID)
        /// End the program and its child processes.
        case quit
    }

    /// Whether only Return starts a run, and saves do not.
    var isManual = false
    /// Whether there is a run.
    private(set) var isRunning = false
    /// Whether the output of a command is on the screen.
    private(set) var isReading = false
    /// Whether a run follows when the learner leaves that output.
    private(set) var isStale = false
    /// Whether another run follows this one.
    private(set) var isRunQueued = false
    /// The key to handle when the run has ended.
    private(set) var waitingKey: WatchKey?
    /// Another exercise that was saved.
    private(set) var savedElsewhere: Exercise.ID?

    /// Reacts to an event.
    ///
    /// - Returns: What to do, in order.
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
            // A save comes first: the result on the screen is about code that is gone.
            if isRunQueued { return [.draw] + run() }
            let key = waitingKey
            waitingKey = nil
            return [.draw] + (key.map { press($0) } ?? [])
        case .replaced:
            // Running at once would replace the output that says where the copies are.
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
        // Learners who are used to leaving a pager with this key mean the output on the screen.
        case .quit where isReading && !isRunning: return press(.enter)
        case .quit: return [.quit]
        case .run: return run()
        case .enter where !isReading: return run()
        case .enter, .other:
            // A run shows its result by itself.
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
