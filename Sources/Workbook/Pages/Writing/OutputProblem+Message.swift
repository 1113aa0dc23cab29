import Foundation
import WorkbookCommandLine
import WorkbookReporting

extension OutputProblem: ExplainableError {
    package var exitCode: ExitCode {
        switch self {
        case .noFolder, .notAFile, .foreign: .usage
        default: .broken
        }
    }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        func path(_ url: URL) -> StyledLine { "\(setting.path(of: url), .path)" }
        return switch self {
        case .noFolder(let folder):
            ErrorMessage(
                "nothing was written: there is no folder \(path(folder)).",
                ["Create it first, or choose a file in an existing folder."])
        case .notAFile(let url):
            ErrorMessage(
                "nothing was written: \(path(url)) is not a file.",
                ["Name another file."])
        case .foreign(let url):
            ErrorMessage(
                "nothing was written: \(path(url)) already exists, and this command did not write it.",
                [
                    "Choose another name. Delete that file only if it is yours, and you don't need it any more."
                ])
        case .refused(let url, let reason):
            ErrorMessage(
                "this file could not be written: \(path(url))",
                ["Reason: \(reason)"])
        }
    }
}
