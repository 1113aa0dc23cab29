import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension UsageError: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage("\(sentence)", example(setting.program) + [advice(in: setting)])
    }

    private var sentence: String {
        func didYouMean(_ suggestion: String?) -> String {
            suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
        }
        return switch self {
        case .unknownCommand(let name, let suggestion):
            "there is no command \"\(name)\"." + didYouMean(suggestion)
        case .unknownOption(let name, let suggestion):
            "there is no option \"\(name)\"." + didYouMean(suggestion)
        case .foreignOption(let option, let command):
            "\(command.isEmpty ? "`grade` without a command" : "`grade \(command)`") has no option \(option)."
        case .missingValue(let option):
            "\(option.name) needs a value: \(option.name) \(option.valueName ?? "")."
        case .needlessValue(let option): "\(option.name) takes no value."
        case .repeatedOption(let option): "\(option.name) was given twice, with different values."
        case .badValue(let option, let value):
            option.values.map { values in
                "\(option.name) can't be \"\(value)\"; choose one of \(values.joined(separator: ", "))."
            }
                ?? "\(option.name) can't be \"\(value)\"; it takes \(option.valueName ?? "no value"): \(option.summary)."
        case .missingCompanion(let companion, let option):
            "\(option.name) only works together with \(companion.name)."
        case .unknownOperand(let command, let word, let known):
            "`grade \(command)` doesn't know \"\(word)\"; choose \(Format.list(known.map { $0.contains(" ") ? "\"\($0)\"" : $0 }, "or"))."
                + didYouMean(Suggestion.nearest(to: word, in: known))
        case .missingOperand(let command, let what, _): "`grade \(command)` needs \(what)."
        case .tooManyOperands(let command, let extra):
            "`\(command.isEmpty ? "grade" : "grade \(command)")` has one argument too many: \"\(extra)\"."
        case .severalExercises(let command, let lesson, let exercises):
            "`grade \(command)` takes one exercise, but lesson \(lesson) has several: \(Format.list(exercises))."
        case .badOperand(let word, let what): "\"\(word)\" is not \(what)."
        case .nobodyToAsk(let command, _):
            "`grade \(command)` asks before it replaces your files, but it isn't running in a terminal, so it can't ask. Nothing was changed."
        }
    }

    private func example(_ program: String) -> [StyledLine] {
        let words: String? =
            switch self {
            case .missingOperand(let command, _, let example): "\(command) \(example)"
            case .severalExercises(let command, _, let exercises): exercises.first.map { "\(command) \($0)" }
            default: nil
            }
        return words.map { ["For example:  \("\(program) \($0)", .command)"] } ?? []
    }

    private func advice(in setting: ErrorMessage.Setting) -> StyledLine {
        if case .nobodyToAsk(_, let instead) = self {
            return "To run it without asking:  \(instead, .command)"
        }
        var command = setting.command
        // For a command that is missing in a group, the group's page lists those that there are.
        if case .unknownCommand(let name, _) = self {
            command = name.split(separator: " ").dropLast().joined(separator: " ")
        }
        let call = "\(setting.program) \(command.isEmpty ? "" : command + " ")--help"
        return "For more:  \(call, .command)"
    }
}
