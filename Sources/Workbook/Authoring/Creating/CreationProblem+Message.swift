import WorkbookReporting

extension CreationProblem: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .exists(let place):
            nothing(
                "\(setting.path(of: place), .path) exists already.",
                ["Name a folder that doesn't exist yet, or an empty one."])
        case .badName(let name):
            nothing(
                "\"\(name)\" can't be a name here.",
                [
                    name.allSatisfy(\.isNumber)
                        ? "In commands, a short number means a lesson."
                        : "The name is part of folders and commands, so it's made of lowercase words joined by hyphens: capture-lists"
                ])
        case .numbered(let name):
            nothing(
                "the name \"\(name)\" begins with a number.",
                ["Folders get the number of their place in front of the name, so leave it out."])
        case .knownModule(let name, let owner):
            nothing(
                "the module would be called \(name), and a module of that name \(owner).",
                ["Choose another name for the exercise."])
        case .knownType(let name):
            nothing(
                "the type to write would be called \(name), and so is one of Swift or Foundation.",
                ["Choose another name for the exercise, such as two words."])
        case .takenModule(let name, let exercise):
            nothing(
                "the module would be called \(name), and so is one of the exercise \(exercise).",
                ["Choose another name for the exercise."])
        case .taken(let name):
            nothing(
                "the course has a lesson or an exercise with the name \"\(name)\".", ["Choose another name."])
        case .noLesson(let name, let known):
            nothing(
                "the course has no lesson \"\(name)\".",
                [
                    "It has \(known.joined(separator: ", ")).",
                    "To create one:  \("\(setting.program) course new lesson NAME", .command)",
                ])
        }
    }

    private func nothing(_ reason: StyledLine, _ details: [StyledLine]) -> ErrorMessage {
        ErrorMessage("nothing was created: \(reason)", details)
    }
}
