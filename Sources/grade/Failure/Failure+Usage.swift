import WorkbookModel
import WorkbookReporting

extension Failure {
    static func words(for error: UsageError, _ context: CommandContext) -> Words {
        (.usage, [Span(sentence(for: error))], [advice(for: error, context)])
    }

    static func words(for error: UnknownName, _ context: CommandContext) -> Words {
        (
            .usage,
            [Span("there is no lesson or exercise \"\(error.name)\"." + didYouMean(error.suggestion))],
            [listAdvice(context)]
        )
    }

    static func words(for error: PathOutsideLessons, _ context: CommandContext) -> Words {
        (
            .usage, [Span(error.path, .path), Span(" belongs to no lesson of this course.")],
            [listAdvice(context)]
        )
    }

    static func words(for error: NoTerminal) -> Words {
        (
            .usage, [Span("`grade watch` needs a terminal, to wait for keys.")],
            [[Span("To grade once:  "), Span(error.instead, .command)]]
        )
    }

    static var wordsForMissingWorkingDirectory: Words {
        (
            .usage, [Span("the folder that you are in no longer exists.")],
            [
                [
                    Span("Go into the folder of the workbook, or name it by its whole path:  "),
                    Span("grade --course DIR", .command),
                ]
            ]
        )
    }

    private static func sentence(for error: UsageError) -> String {
        switch error {
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

    private static func advice(for error: UsageError, _ context: CommandContext) -> StyledLine {
        if case .nobodyToAsk(_, let instead) = error {
            return [Span("Without asking:  "), Span(instead, .command)]
        }
        let command =
            switch error {
            case .foreignOption(_, let command), .missingOperand(let command, _),
                .tooManyOperands(let command, _), .severalExercises(let command, _, _),
                .badOperand(_, _, let command), .unknownOperand(let command, _, _):
                command
            // For a command that is missing in a group, the group's page lists those that there are.
            case .unknownCommand(let name, _): name.split(separator: " ").dropLast().joined(separator: " ")
            default: ""
            }
        let call = "\(context.program) \(command.isEmpty ? "" : command + " ")--help"
        return [Span("See how it is used:  "), Span(call, .command)]
    }

    private static func listAdvice(_ context: CommandContext) -> StyledLine {
        [Span("See them all:  "), Span("\(context.program) list", .command)]
    }

    private static func didYouMean(_ suggestion: String?) -> String {
        suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
    }
}
