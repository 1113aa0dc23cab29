import WorkbookReporting
import WorkbookSystem

extension EditorProblem: ExplainableError {
    func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let advice: StyledLine = "Name another one:  \("\(setting.program) next --editor COMMAND", .command)"
        switch self {
        case .missing(let program, let origin):
            return ErrorMessage(
                "there is no program \"\(program)\", which \(origin.words) names as your editor.", [advice])
        case .failed(let program, let termination):
            let end =
                switch termination {
                case .exited(let status): "ended with status \(status)"
                case .signalled(let signal): "was ended by signal \(signal)"
                case .ended: "was ended"
                }
            return ErrorMessage("the editor \"\(program)\" \(end).", [advice])
        }
    }
}
