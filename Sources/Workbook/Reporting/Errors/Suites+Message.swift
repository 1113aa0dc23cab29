import WorkbookModel

extension SuitesLeftOut: ExplainableError {
    package var exitCode: ExitCode { .unavailable }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "this copy of the course has no checks, so only your instructor can grade your code.",
            [
                "To see whether your code compiles:  \("swift build", .command)",
                "To pack it for your instructor:  \("\(setting.program) handin", .command)",
                "Chapters, tasks and hints are here:  \("\(setting.program) show", .command)",
            ])
    }
}
