import WorkbookCommandLine
import WorkbookReporting

/// Why a command that waits for keys cannot run: there is no terminal.
struct NoTerminal: Error {
    /// The command that does the same without a terminal.
    var instead: String
}
extension NoTerminal: ExplainableError {
    var exitCode: ExitCode { .usage }

    func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "`grade watch` works only in a terminal.", ["To grade once:  \(instead, .command)"])
    }
}
