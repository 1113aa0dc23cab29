import WorkbookModel

/// What a command's help tells besides what it does and which options it takes: the lower half of a manual page.
struct Manual {
    /// A word with what it stands for.
    typealias Item = (name: String, meaning: String)

    /// What can stand behind the command's name.
    var operands: [Item] = []
    /// What the exit status says.
    var exits: [Item] = Manual.exits
    /// The files that it reads or writes.
    var files: [Item] = Manual.files
    /// The environment variables that it looks at, besides those that every command does.
    var variables: [Item] = []

    /// What the exit status of most commands says.
    static let exits: [Item] = [
        ("0", "all that was asked for passed, or is done"), ("1", "not yet: something did not pass"),
        ("64", "the command line cannot be understood"),
        ("69", "Swift, or what --isolated needs, is missing or too old"),
        ("70", "this tool, the course or the machine broke; your code is not to blame"),
    ]

    /// The files that most commands read or write, in the folder of the course.
    static let files: [Item] = [progress, built]

    /// What is known of a learner.
    static let progress: Item = (".workbook", "what you have done so far; it stays on this machine")

    /// An operand that is one exercise.
    static let exercise: Item = (
        "NAME", "an exercise (3.2, test-the-tracker); that of the folder you are in if it is left out"
    )

    /// What is built.
    static let built: Item = (
        ".build/workbook", "what is built; delete it at any time, and it is built again"
    )

    /// The environment variables that every command looks at.
    static let variables: [Item] = [
        (Course.variable, "the course to use where there is none from here upward"),
        ("WORKBOOK_PLAIN", "if it is 1, the same as --plain"),
        (
            "NO_COLOR",
            "if it is set, no colours; CLICOLOR_FORCE and FORCE_COLOR want them, CLICOLOR=0 does not"
        ),
        ("FORCE_HYPERLINK", "1 to make paths links, 0 to leave them alone"),
        ("COLUMNS", "the width of the lines"),
    ]

    /// The entries for an operand that many commands share.
    static func operands(for operand: Operand, spelled text: String) -> [Item] {
        switch operand {
        case .name:
            [
                (
                    text,
                    "a lesson (3, testable) or an exercise (3.2, test-the-tracker); `grade list` has all names"
                )
            ]
        case .file: [(text, "a file")]
        case .folder: [(text, "a folder")]
        case .words(let words): [(text, "one of \(words.joined(separator: ", "))")]
        case .none, .other: []
        }
    }
}

extension Subcommand {
    /// The lower half of the help page.
    static var manual: Manual { Manual(operands: Manual.operands(for: operand, spelled: operandName)) }
}
