import WorkbookReporting

extension NoTerminal: ExplainableError {
    func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "`grade watch` works only in a terminal.", ["To grade once:  \(instead, .command)"])
    }
}
