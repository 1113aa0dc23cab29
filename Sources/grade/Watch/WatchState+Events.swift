import WorkbookModel

// What ``WatchState`` reacts to, and what it asks for.

extension WatchState {
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
        /// The terminal was closed.
        case closed
    }

    /// Something to do.
    enum Action: Equatable {
        /// Grade the exercise.
        case grade
        /// Grade everything that was started.
        case gradeAll
        /// Show the last result, and the prompt.
        case draw
        /// Show the same again, in place.
        case redraw
        /// Show the prompt, or the status of the run.
        case prompt
        /// Ask whether to show the page of a key.
        case confirm(WatchKey)
        /// Show the page of a key, or run its command.
        case perform(WatchKey)
        /// Scroll the page, or move its cursor.
        case scroll(WatchKey)
        /// Watch the exercise at the cursor of the list.
        case choose
        /// Answer the question with this number of an answer.
        case answer(Int)
        /// Show the next question.
        case proceed
        /// Watch the next open exercise.
        case moveOn
        /// Watch this exercise.
        case move(Exercise.ID)
        /// Keep the page that another one is about to cover.
        case cover
        /// Show the page that was covered.
        case uncover
        /// End the run, and keep what was graded so far.
        case stop
        /// End the program and its child processes.
        case quit
    }

    /// What is on the screen in place of the result.
    enum Page: Equatable {
        /// The output of a command.
        case output
        /// A text that scrolls, opened by this key.
        case text(WatchKey)
        /// The question whether to show the page of a key.
        case confirmation(WatchKey)
        /// The list of exercises, with a cursor.
        case list
        /// A question about the chapter.
        case questions
    }
}
