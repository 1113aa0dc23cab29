import WorkbookModel

extension InterruptedUpdate: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "an update of this course was interrupted. None of your work is lost.",
            [
                "To undo it:  \("\(setting.program) update --undo", .command)",
                "To run it again:  \("\(setting.program) update DIR", .command)",
                "If it is still running in another window, wait until it is done.",
            ])
    }
}
