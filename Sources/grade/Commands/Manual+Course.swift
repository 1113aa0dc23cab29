import WorkbookModel

extension Manual {
    /// The exit statuses of most commands.
    static let commonExits: [Item] = [
        ("0", "all that was asked for passed, or is done"), ("1", "not yet: something did not pass"),
        ("64", "the command line cannot be understood"),
        ("69", "Swift, or what --isolated needs, is missing or too old"),
        ("70", "this tool, the course or the machine broke; your code is not to blame"),
    ]

    /// The folder with the learner's progress.
    static let progress: Item = (".workbook", "what you have done so far; it stays on this machine")

    /// The folder with what grading builds.
    static let built: Item = (
        ".build/workbook", "what is built; delete it at any time, and it is built again"
    )

    /// An operand that means one exercise.
    static let exercise: Item = (
        "NAME", "an exercise (3.2, test-the-tracker); that of the folder you are in if it is left out"
    )

    /// The environment variables that every command reads.
    static let commonVariables: [Item] = [
        (Course.variable, "the course to use where there is none from here upward"),
        ("WORKBOOK_PLAIN", "if it is 1, the same as --plain"),
        (
            "NO_COLOR",
            "if it is set, no colours; CLICOLOR_FORCE and FORCE_COLOR want them, CLICOLOR=0 does not"
        ),
        ("FORCE_HYPERLINK", "1 to make paths links, 0 to leave them alone"),
        ("COLUMNS", "the width of the lines"),
    ]

    /// Returns the entry for an operand of a common kind.
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

extension Subcommand where Context == CommandContext {
    /// The lower half of the help page of a command that grades.
    static var manual: Manual {
        Manual(
            operands: Manual.operands(for: operand, spelled: operandName), exits: Manual.commonExits,
            files: [Manual.progress, Manual.built])
    }
}
