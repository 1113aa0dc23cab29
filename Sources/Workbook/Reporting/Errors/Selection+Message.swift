import WorkbookModel

extension UnknownName: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let question = suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
        return ErrorMessage(
            "there is no lesson or exercise \"\(name)\".\(question)", [.listAdvice(setting.program)])
    }
}

extension PathOutsideLessons: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage("\(path, .path) belongs to no lesson of this course.", [.listAdvice(setting.program)])
    }
}

extension StyledLine {
    fileprivate static func listAdvice(_ program: String) -> StyledLine {
        "See them all:  \("\(program) list", .command)"
    }
}
