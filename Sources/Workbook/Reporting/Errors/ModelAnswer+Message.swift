import WorkbookModel

extension NoModelAnswer: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "there is no solution of \(exercise) in this copy of the course.",
            ["It would be in \(setting.path(of: file), .path)"])
    }
}

extension ModelAnswer.Reason {
    /// The end of a sentence that starts with the learner's file.
    var words: String {
        switch self {
        case .tooLong: "is too long to be compared"
        case .problem(let problem): problem.words.message
        case .unreadable(let description): description
        }
    }
}
