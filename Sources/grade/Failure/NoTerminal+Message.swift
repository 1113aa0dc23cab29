import WorkbookReporting

extension NoTerminal: ExplainableError {
    func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "`grade watch` needs a terminal, to wait for keys.", ["To grade once:  \(instead, .command)"])
    }
}
