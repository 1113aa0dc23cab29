import Foundation
import WorkbookReporting

extension OutputProblem: ExplainableError {
    func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        func path(_ url: URL) -> StyledLine { "\(setting.path(of: url), .path)" }
        return switch self {
        case .noFolder(let folder):
            ErrorMessage(
                "nothing was written: there is no folder \(path(folder)).",
                ["Make it first, or name a file in a folder that is there."])
        case .notAFile(let url):
            ErrorMessage(
                "nothing was written: \(path(url)) is no file.",
                ["Name a file, such as  \("progress.html", .path)"])
        case .foreign(let url):
            ErrorMessage(
                "nothing was written: \(path(url)) is there already, and not from this command.",
                ["Name another file, or remove this one first."])
        case .refused(let url, let reason):
            ErrorMessage(
                "this file could not be written, and your code is not to blame: \(path(url))",
                ["The system says: \(reason)"])
        }
    }
}
