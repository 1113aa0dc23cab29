import WorkbookCommandLine

/// What a key means to `grade watch`.
enum WatchKey: Sendable, Hashable {
    case next, task, hint, list, chapter, summary, questions, solution, reset, undo, all, go, run, quit, help
    /// Keys for what remains of a course.
    case closing, guide, keepsake, book
    /// Return, which grades, chooses or goes back to the result.
    case enter
    /// Escape, which goes back to the result.
    case escape
    /// The letter y, which confirms.
    case yes
    /// Keys that scroll, or move the cursor in a list.
    case up, down, pageUp, pageDown, home, end, nextHeading, previousHeading
    /// A digit from 1 to 9, which answers a question.
    case number(Int)
    /// A key without a meaning.
    case other

    /// The keys with a letter, in the order in which the prompt shows them.
    static let lettered: [WatchKey] = [
        .next, .task, .hint, .list, .chapter, .summary, .closing, .guide, .keepsake, .book, .questions,
        .solution, .reset, .undo, .all, .go, .run, .quit, .help,
    ]

    /// Returns the keys to leave out of a prompt that is too long; the page of ``help`` lists them.
    ///
    /// - Parameter isPassed: Whether the exercise has passed, so that the task and hints matter less than the solution.
    static func expendable(isPassed: Bool) -> [WatchKey] {
        [.all, .run, .reset, .list]
            + (isPassed
                ? [.summary, .task, .chapter, .hint, .questions, .solution, .next, .closing]
                : [.summary, .chapter, .solution, .next, .questions, .hint, .task, .closing]) + [.help]
    }

    /// The letter to press.
    var letter: Character? {
        switch self {
        case .next: "n"
        case .task: "t"
        case .hint: "h"
        case .list: "l"
        case .chapter: "c"
        case .summary: "w"
        case .closing: "f"
        case .guide: "d"
        case .keepsake: "p"
        case .questions: "a"
        case .book: "b"
        case .solution: "s"
        case .reset: "x"
        case .undo: "u"
        case .all: "e"
        case .go: "g"
        case .run: "r"
        case .quit: "q"
        case .help: "?"
        default: nil
        }
    }

    /// The word that the prompt shows for it.
    var label: String {
        switch self {
        case .next: "next"
        case .task: "task"
        case .hint: "hint"
        case .list: "list"
        case .chapter: "chapter"
        case .summary: "summary"
        case .closing: "closing page"
        case .guide: "guide"
        case .keepsake: "page"
        case .questions: "questions"
        case .book: "book"
        case .solution: "solution"
        case .reset: "reset"
        case .undo: "undo reset"
        case .all: "everything"
        case .go, .enter: "go there"
        case .run: "run"
        case .quit: "quit"
        case .help: "keys"
        default: ""
        }
    }

    /// What it does, as the page with all keys says it.
    var explanation: String {
        switch self {
        case .next: "go on to the next open exercise"
        case .task: "read the task"
        case .hint: "read one more hint"
        case .list: "choose an exercise from the list"
        case .chapter: "read the chapter"
        case .summary: "read the summary of the lesson"
        case .closing: "read the closing page of the course"
        case .guide: "read the guide to the techniques"
        case .keepsake: "write a page with what you learned, and open it"
        case .questions: "answer questions about the chapter"
        case .book: "open the book in your browser"
        case .solution: "compare your code with a solution"
        case .reset: "restore the starter files (asks first)"
        case .undo: "undo the reset: restore your version"
        case .all: "grade everything you have started"
        case .go: "go to the exercise that you saved or skipped last"
        case .run: "grade again without saving"
        case .quit: "quit"
        case .help: "show this page"
        default: label
        }
    }

    /// Whether the key does much, so that it works only where it is listed.
    var isFarReaching: Bool { [.reset, .undo, .all].contains(self) }

    /// Whether the key scrolls, or moves a cursor.
    var isMovement: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown, .home, .end, .nextHeading, .previousHeading: true
        default: false
        }
    }
}
