import WorkbookReporting

/// The command of `grade` that `grade-formats` runs if the result is for other programs.
extension CommandOutline {
    package static let lesson = CommandOutline(
        name: "lesson", summary: "grade a lesson or an exercise (or: grade 3.1)", operandName: "[NAME]",
        mostOperands: 1,
        options: [.course, .lessonFormat, .json, .withoutCode, .problems, .verbose, .isolated])
}

extension CommandTable {
    /// Lets words that can only mean a lesson or an exercise, and other names that people try first, call a command.
    package mutating func addShortcuts(to command: any Subcommand<Context>.Type) {
        // `grade 3`, `grade 3.2` and `grade .` can only mean one thing.
        implied = { word in
            word.first?.isNumber == true || word == "." || word.contains("/") ? command : nil
        }
        synonyms = ["check": command.name, "test": command.name, "run": command.name]
    }
}

extension Option {
    /// The format of the results of a lesson.
    package static let lessonFormat: Option = {
        let machine = MachineFormat.allCases.map(\.rawValue)
        return Option(
            "--format", "FORMAT",
            "the format of the result: text (default), json, \(Format.list(machine, "or"))",
            values: ["text", "json"] + machine)
    }()

    /// Lists problems as compilers do.
    package static let problems = Option(
        "--problems", nil, "first list each problem on a line of its own, as compilers do (for editors)")

    /// Shows how to repeat what ran.
    package static let verbose = Option(
        "--verbose", nil, "also show the commands that repeat the run by hand")
}

extension Arguments {
    /// The format for other programs that ``Option/lessonFormat`` asks for.
    package var machineFormat: MachineFormat? {
        has(.json) ? nil : value(of: .lessonFormat).flatMap(MachineFormat.init)
    }
}
