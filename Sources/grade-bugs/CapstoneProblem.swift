import Foundation
import WorkbookReporting
import WorkbookSystem

/// Why the app can't be graded.
enum CapstoneProblem: ExplainableError {
    /// The course in this folder has no app at its end.
    case notHere(URL)

    func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .notHere(let root):
            ErrorMessage(
                "the course in \(setting.path(of: root), .path) has no app at its end.",
                ["It belongs to the whole repository, and copies for a class may leave it out."])
        }
    }
}
