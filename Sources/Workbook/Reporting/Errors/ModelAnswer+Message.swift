import WorkbookModel

extension NoModelAnswer: ExplainableError {
    package var exitCode: ExitCode { .unavailable }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "this copy of the course has no solution for \(exercise).",
            [
                "It would be in \(setting.path(of: file), .path)",
                "Copies that an instructor handed out have no solutions; only the full course has them.",
            ])
    }
}

extension ModelAnswer.Reason {
    /// The end of a sentence that starts with the learner's file.
    var words: String {
        switch self {
        case .unrelated: "differs in many lines, so they are not compared one by one"
        case .tooLong: "is too long to compare"
        case .problem(let problem): problem.words.message
        }
    }
}
