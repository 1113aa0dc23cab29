import WorkbookCommandLine

extension CompletionScript {
    /// One `complete` command for each word that can follow, with the condition under which it can.
    var fish: String {
        let names = topLevel.map { $0.name }.joined(separator: " ")
        var lines = [
            "# Completion of `\(program)` for fish, written by `\(program) completions fish`.", "",
            "function __grade_names", "    command \(program) \(namesCommand) $argv 2>/dev/null", "end", "",
            CompletionScript.fishOperand, "complete -c \(program) -f",
        ]
        func complete(_ condition: String, _ words: String) {
            lines.append("complete -c \(program) -n \"\(condition)\" \(words)")
        }
        let first = "not __fish_seen_subcommand_from \(names)"
        for command in topLevel { complete(first, "-a \(command.name) -d \(quoted(command.summary))") }
        complete(first, "-a '(__grade_names | string match -r \"^[0-9].*\")'")
        for option in commonOptions { lines.append("complete -c \(program) \(fishOption(option))") }
        for group in groups {
            let members = group.members.map(lastWord).joined(separator: " ")
            let inside =
                "__fish_seen_subcommand_from \(group.name); and not __fish_seen_subcommand_from \(members)"
            for command in group.members {
                complete(inside, "-a \(lastWord(of: command)) -d \(quoted(command.summary))")
            }
        }
        for command in commands {
            let here =
                command.name.isEmpty
                ? first
                : command.name.split(separator: " ").map { "__fish_seen_subcommand_from \($0)" }
                    .joined(separator: "; and ")
            let isFurther = commandsWithFurtherOperand.contains { $0.name == command.name }
            let operand = "__grade_operand \(lastWord(of: command)) >/dev/null"
            if let words = fishWords(for: command.operand) {
                complete(isFurther ? "\(here); and not \(operand)" : here, words)
            }
            if isFurther, let words = fishWords(for: command.further, after: lastWord(of: command)) {
                complete("\(here); and \(operand)", words)
            }
            for option in command.options { complete(here, fishOption(option)) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A function that prints the word after a command, and fails if there is none yet.
    private static let fishOperand = """
        function __grade_operand
            set -l words (commandline -opc)
            set -l index (contains -i -- $argv[1] $words)
            or return 1
            set -l rest (string match -v -- '-*' $words[(math $index + 1)..-1])
            test (count $rest) -gt 0
            and echo $rest[1]
        end

        """

    private func fishOption(_ option: Option) -> String {
        var text = "-l \(option.name.dropFirst(2))"
        if let name = option.valueName {
            let files = name == "DIR" ? "(__fish_complete_directories)" : nil
            let words = option.values?.joined(separator: " ") ?? files
            text += words.map { " -x -a \(quoted($0))" } ?? (name == "COMMAND" ? " -x" : " -r -F")
        }
        return "\(text) -d \(quoted(option.summary))"
    }

    private func fishWords(for operand: Operand, after command: String = "") -> String? {
        switch operand {
        case .name: "-a '(__grade_names)'"
        case .exerciseFile: "-a '(__grade_names (__grade_operand \(command)))'"
        case .file: "-F"
        case .folder: "-a '(__fish_complete_directories)'"
        case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
        case .none, .other: nil
        }
    }
}
