import Foundation
import WorkbookReporting

extension SubmissionFolderProblem: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .inSubmissions(let folder):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) is in the folder of the submissions, so it would be graded as one.",
                ["Name a folder outside of it with  \("--out DIR", .command)"])
        case .singleCopy(let folder, let lessons):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) has a folder named \(lessons), so it is a copy of the course.",
                [
                    "Name the folder that contains the submissions: a folder or an archive for each learner.",
                    "To grade only one of them, add its name:  \("--only NAME", .command)",
                ])
        case .resultsAsSubmissions(let folder):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) has the results of a run, and not submissions.",
                ["Name the folder that contains a folder or an archive for each learner."])
        case .noSubmissions(let folder, let skipped):
            return ErrorMessage(
                "there is no submission in \(setting.path(of: folder), .path).",
                skipped.prefix(6).map { "\($0)" }
                    + ["Each folder and each archive in it (.zip, .tar.gz) counts as one submission."])
        case .unknownSubmission(let name, let suggestion):
            return ErrorMessage(
                "there is no submission named \"\(name)\".",
                suggestion.map { ["Did you mean \"\($0)\"?"] } ?? [
                    "Name its folder or archive, or its learner as the roster does: by name, email, login or id."
                ])
        case .absentLearner(let name):
            return ErrorMessage(
                "\"\(name)\" is on the roster, and handed in nothing.",
                ["If there is a submission, its name says something else: name its folder or archive."])
        }
    }
}
