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

    /// The keys with a letter, in the order in which the prompt shows them: the letter, the word in the prompt, and what the
    /// page with all keys says.
    private static let table:
        KeyValuePairs<WatchKey, (letter: Character, label: String, explanation: String)> = [
            .next: ("n", "next", "go on to the next open exercise"),
            .task: ("t", "task", "read the task"),
            .hint: ("h", "hint", "read a hint; press it again for the next one"),
            .list: ("l", "list", "choose an exercise from the list"),
            .chapter: ("c", "chapter", "read the chapter"),
            .summary: ("w", "summary", "read the summary of the lesson"),
            .closing: ("f", "closing page", "read the closing page of the course"),
            .guide: ("d", "guide", "read the guide to the techniques"),
            .keepsake: ("p", "page", "write a page with what you learned, and open it"),
            .book: ("b", "book", "open the book in your browser"),
            .questions: ("a", "questions", "answer questions about the chapter"),
            .solution: ("s", "solution", "compare your code with a solution"),
            .reset: ("x", "reset", "restore the starter files (asks first)"),
            .undo: ("u", "undo reset", "undo the reset: restore your version"),
            .all: ("e", "everything", "grade everything you have started"),
            .go: ("g", "go there", "go to the exercise that you saved or skipped last"),
            .run: ("r", "grade", "grade again without saving"),
            .quit: ("q", "quit", "quit"),
            .help: ("?", "keys", "show this page"),
        ]

    /// The keys with a letter, in the order in which the prompt shows them.
    static let lettered = table.map(\.key)

    /// Returns the keys to leave out of a prompt that is too long; the page of ``help`` lists them.
    ///
    /// - Parameter isPassed: Whether the exercise has passed, so that the task and hints matter less than the solution.
    static func expendable(isPassed: Bool) -> [WatchKey] {
        [.all, .run, .reset, .list]
            + (isPassed
                ? [.summary, .task, .chapter, .hint, .questions, .solution, .next, .closing]
                : [.summary, .chapter, .solution, .next, .questions, .hint, .task, .closing]) + [.help]
    }

    private var words: (letter: Character, label: String, explanation: String)? {
        WatchKey.table.first { $0.key == self }?.value
    }

    /// The letter to press.
    var letter: Character? { words?.letter }

    /// The word that the prompt shows for it.
    var label: String { self == .enter ? WatchKey.go.label : words?.label ?? "" }

    /// What it does, as the page with all keys says it.
    var explanation: String { words?.explanation ?? label }

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
