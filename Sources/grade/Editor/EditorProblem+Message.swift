import WorkbookCommandLine
import WorkbookReporting
import WorkbookSystem

extension EditorProblem: ExplainableError {
    var exitCode: ExitCode { .unavailable }

    func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let advice: StyledLine =
            "To use another editor:  \("\(setting.program) next --editor COMMAND", .command)"
        switch self {
        case .missing(let program, let origin):
            return ErrorMessage(
                "your editor, \"\(program)\", was not found. It is named by \(origin.words).", [advice])
        case .failed(let program, let termination):
            let end =
                switch termination {
                case .exited(let status): "ended with status \(status)"
                case .signalled(let signal): "was stopped by signal \(signal)"
                case .ended: "was stopped"
                }
            return ErrorMessage("the editor \"\(program)\" \(end).", [advice])
        }
    }
}
