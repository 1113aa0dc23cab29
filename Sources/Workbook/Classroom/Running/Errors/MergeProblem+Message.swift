import Foundation
import WorkbookReporting

extension MergeProblem: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .targetIsPart(let folder):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) is one of the folders to join.",
                ["Name another folder for the result with  \("--out DIR", .command)"])
        case .unlistedShare(let folder):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) doesn't say which other submissions there were, so nobody can tell whether some are missing.",
                ["An earlier version of this tool graded it. Grade this share again."])
        case .otherChecks(let first, let second, let exercises):
            return ErrorMessage(
                "two folders were graded with different checks of \(Format.list(exercises)), so equal code could have different grades.",
                [
                    "\(setting.path(of: first), .path)", "\(setting.path(of: second), .path)",
                    "Grade both shares again with the same version of the course, then merge again. What hasn't changed isn't graded twice.",
                ])
        case .otherSettings(let file, let option):
            return ErrorMessage(
                "the shares have different files \(file), so nobody knows which one counts.",
                ["Merge again with the right one:  \("\(option) FILE", .command)"])
        case .conflict(let submission, let first, let second):
            return ErrorMessage(
                "two folders have different files of the submission \"\(submission)\".",
                [
                    "\(setting.path(of: first), .path)", "\(setting.path(of: second), .path)",
                    "Leave out the folder with the older files, or grade its share again.",
                ])
        }
    }
}
