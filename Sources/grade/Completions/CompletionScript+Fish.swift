extension CompletionScript {
    /// One `complete` for each word that can come, and when.
    var fish: String {
        let names = named.map { $0.name }.joined(separator: " ")
        var lines = [
            "# Completion of `grade` for fish; made by `grade completions fish`.", "",
            "function __grade_names", "    command grade completions names 2>/dev/null", "end", "",
            "complete -c grade -f",
        ]
        let first = "-n \"not __fish_seen_subcommand_from \(names)\""
        for command in named {
            lines.append("complete -c grade \(first) -a \(command.name) -d \(quoted(command.summary))")
        }
        lines.append("complete -c grade \(first) -a '(__grade_names | string match -r \"^[0-9].*\")'")
        for option in Option.global { lines.append("complete -c grade \(fishOption(option))") }
        for command in named {
            let here = "-n \"__fish_seen_subcommand_from \(command.name)\""
            if let words = fishWords(for: command.operand) {
                lines.append("complete -c grade \(here) \(words)")
            }
            for option in command.options { lines.append("complete -c grade \(here) \(fishOption(option))") }
        }
        for option in WhereCommand.options {
            lines.append("complete -c grade \(first) \(fishOption(option))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func fishOption(_ option: Option) -> String {
        var text = "-l \(option.rawValue.dropFirst(2))"
        if let name = option.valueName {
            let files = name == "DIR" ? "(__fish_complete_directories)" : nil
            let words = option.values?.joined(separator: " ") ?? files
            text += words.map { " -x -a \(quoted($0))" } ?? (name == "COMMAND" ? " -x" : " -r -F")
        }
        return "\(text) -d \(quoted(option.summary))"
    }

    private func fishWords(for operand: Operand) -> String? {
        switch operand {
        case .name: "-a '(__grade_names)'"
        case .file: "-F"
        case .folder: "-a '(__fish_complete_directories)'"
        case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
        case .none, .other: nil
        }
    }
}
