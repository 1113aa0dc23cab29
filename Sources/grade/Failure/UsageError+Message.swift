import WorkbookModel
import WorkbookReporting

extension UsageError: ExplainableError {
    func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage("\(sentence)", [advice(setting.program)])
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
            "\(command.isEmpty ? "plain `grade`" : "`grade \(command)`") has no option \(option.name)."
        case .missingValue(let option):
            "\(option.name) needs a value: \(option.name) \(option.valueName ?? "")."
        case .needlessValue(let option): "\(option.name) takes no value."
        case .badValue(let option, let value):
            "\(option.name) cannot be \"\(value)\"; it is one of \(option.valueName ?? "")."
        case .missingCompanion(let companion, let option, _):
            "\(option.name) only works together with \(companion.name)."
        case .unknownOperand(let command, let word, let known):
            "`grade \(command)` does not know \"\(word)\"; it knows \(known.joined(separator: ", "))."
                + didYouMean(Suggestion.nearest(to: word, in: known))
        case .missingOperand(let command, let what): "`grade \(command)` needs \(what)."
        case .tooManyOperands(let command, let extra):
            "`\(command.isEmpty ? "grade" : "grade \(command)")` does not know what to do with \"\(extra)\"."
        case .severalExercises(let command, let lesson, let exercises):
            "`grade \(command)` takes one exercise; lesson \(lesson) has \(exercises.joined(separator: ", "))."
        case .badOperand(let word, let what, _): "\"\(word)\" is not \(what)."
        case .nobodyToAsk(let command, _):
            "`grade \(command)` asks before it replaces your files, and nobody is here to answer. Nothing was changed."
        }
    }

    private func advice(_ program: String) -> StyledLine {
        if case .nobodyToAsk(_, let instead) = self { return "Without asking:  \(instead, .command)" }
        let command =
            switch self {
            case .foreignOption(_, let command), .missingOperand(let command, _),
                .tooManyOperands(let command, _), .severalExercises(let command, _, _),
                .badOperand(_, _, let command), .unknownOperand(let command, _, _),
                .missingCompanion(_, _, let command):
                command
            // For a command that is missing in a group, the group's page lists those that there are.
            case .unknownCommand(let name, _): name.split(separator: " ").dropLast().joined(separator: " ")
            default: ""
            }
        let call = "\(program) \(command.isEmpty ? "" : command + " ")--help"
        return "See how it is used:  \(call, .command)"
    }
}
