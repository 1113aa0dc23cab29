import WorkbookModel
import WorkbookSystem

extension ToolchainProblem: ExplainableError {
    package var exitCode: ExitCode { .unavailable }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let advice: StyledLine =
            "Install Swift \(Toolchain.oldest) or newer from \(Toolchain.website, .path), then try again."
        return switch self {
        case .missing(let folders):
            ErrorMessage(
                "Swift was not found.",
                ["Looked for `swift` in: \(folders.joined(separator: ", "))", advice])
        case .tooOld(let found):
            ErrorMessage(
                "Swift \(found.version) is too old: \(Toolchain.oldest) or newer is needed.",
                ["Found at \(found.swift, .path)", advice])
        case .unreadable(let path, let answer):
            ErrorMessage(
                "\(path, .path) did not report its version.",
                ["It printed: \(ErrorMessage.firstLine(of: answer))", advice])
        }
    }

    /// What `grade doctor` says about the problem.
    package var diagnosis: Diagnosis {
        let finding =
            switch self {
            case .missing: "Swift was not found on PATH."
            case .tooOld(let found): "Swift \(found.version) at \(found.swift) is too old."
            case .unreadable(let path, let answer):
                "\(path) did not report its version. It printed: \(ErrorMessage.firstLine(of: answer))"
            }
        return Diagnosis("Swift", .broken, finding, advice: Advice.installSwift)
    }
}

extension SandboxProblem: ExplainableError {
    package var exitCode: ExitCode { .unavailable }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .missing:
            ErrorMessage(
                "the sandbox needs bubblewrap, which is not installed. Nothing was run.",
                ["To install it:  \(Advice.installBubblewrap, .command)"])
        case .refused(let path, let words):
            ErrorMessage(
                "the sandbox doesn't work on this machine. Nothing was run.",
                [
                    "\(path, .path) printed: \(ErrorMessage.firstLine(of: words))",
                    "\(Advice.refusedSandbox)",
                ])
        }
    }

    /// What `grade doctor` says about the problem.
    package var diagnosis: Diagnosis {
        switch self {
        case .missing:
            Diagnosis(
                "isolation", .missing, "bubblewrap is not installed, so --isolated refuses to run anything.",
                advice: "You need it only to grade other people's code: \(Advice.installBubblewrap)")
        case .refused(let path, let words):
            Diagnosis(
                "isolation", .missing,
                "\(path) doesn't work on this machine. It printed: \(ErrorMessage.firstLine(of: words))",
                advice: Advice.refusedSandbox)
        }
    }
}

extension SpawnError: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "this is a problem with this tool, not with your code: \(executable) could not be started: \(reason)",
            ["Please report it, along with what you typed and these lines: \(String(reflecting: self))"])
    }
}
