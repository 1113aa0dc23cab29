import WorkbookModel

extension Manual {
    /// The exit statuses of most commands.
    package static let commonExits: [Item] = [
        ("0", "everything passed, or the command is done"), ("1", "something did not pass"),
        wrongUsage,
        ("69", "Swift is missing or too old, or the sandbox doesn't work here"),
        ("70", "there is a problem with this tool, the course or the machine, not with your code"),
    ]

    /// The exit status of a command line that cannot be understood.
    package static let wrongUsage: Item = ("64", "the command line is wrong")

    /// The exit statuses of commands that only read.
    package static let readingExits: [Item] = [
        ("0", "the command is done"), wrongUsage, ("70", "there is a problem with the course or the machine"),
    ]

    /// The folder with the learner's progress.
    package static let progress: Item = (".workbook", "your progress, which stays on this machine")

    /// The folder with what grading builds.
    package static let built: Item = (
        ".build/workbook", "build products, which you can delete at any time"
    )

    /// An operand that means one exercise.
    package static let exercise: Item = (
        "NAME", "an exercise, such as 3.2 or test-the-tracker (default: that of the current folder)"
    )

    /// Returns the entry for an operand of a common kind.
    package static func operands(for operand: Operand, spelled text: String) -> [Item] {
        switch operand {
        case .name:
            [
                (
                    text,
                    "a lesson (3, testable) or an exercise (3.2, test-the-tracker); `grade --list` shows all names"
                )
            ]
        case .file: [(text, "a file")]
        case .folder: [(text, "a folder")]
        case .words(let words): [(text, "one of \(words.joined(separator: ", "))")]
        case .none, .other, .exerciseFile: []
        }
    }
}

extension Subcommand where Context == CommandContext {
    /// The lower half of the help page of a command that grades.
    package static var manual: Manual {
        Manual(
            operands: Manual.operands(for: outline.operand, spelled: operandName), exits: Manual.commonExits,
            files: [Manual.progress, Manual.built])
    }

    /// The lower half of the help page of a command that only reads.
    package static var readingManual: Manual {
        Manual(
            operands: Manual.operands(for: outline.operand, spelled: operandName), exits: Manual.readingExits,
            files: [Manual.progress])
    }
}
