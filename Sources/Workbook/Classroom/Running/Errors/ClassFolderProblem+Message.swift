import Foundation
import WorkbookReporting

extension ClassFolderProblem: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .foreign(let folder):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) contains other files, so no results are written there.",
                ["Name a new or empty folder with  \("--out DIR", .command)"])
        case .newer(let folder, let format):
            return ErrorMessage(
                "a newer version of this tool wrote \(setting.path(of: folder), .path) (format \(format)).",
                ["Use that version, or name another folder with  \("--out DIR", .command)"])
        case .noResults(let folder):
            return ErrorMessage(
                "there are no results in \(setting.path(of: folder), .path).",
                ["Name a folder that  \("\(setting.program) class run", .command)  wrote."])
        case .otherExercises(let folder, nil):
            return ErrorMessage(
                "the results in \(setting.path(of: folder), .path) are about other exercises.",
                [
                    "They may be from another course, or from a run with other `--lessons`.",
                    "Leave them out, or run that share again with the same `--lessons`.",
                ])
        case .otherExercises(let folder, let course?):
            return ErrorMessage(
                "the results in \(setting.path(of: folder), .path) are about other exercises than the course has.",
                [
                    "This is the course:  \(course.path, .path)",
                    "If they are from another one, name that with  \("--course DIR", .command)",
                ])
        case .otherShares(let folder, let shares) where shares.count > 1:
            return ErrorMessage(
                "\(setting.path(of: folder), .path) has results that were joined from shares \(Format.list(shares)).",
                [
                    "For other submissions, grade their share again, and join all shares again.",
                    "To grade one again as it is:  \("\(setting.program) class run --out \(setting.path(of: folder).shellWord) --only NAME --again", .command)",
                ])
        case .otherShares(let folder, let shares):
            let share = shares.first ?? ""
            return ErrorMessage(
                "\(setting.path(of: folder), .path) has the results of \(share == Shard.all.description ? "all" : "share \(share) of the") submissions.",
                [
                    "Name a folder for each share with  \("--out DIR", .command)",
                    "Then join them with  \("\(setting.program) class merge", .command)",
                ])
        case .otherSubmissions(let folder, let results, let missing, let count):
            return ErrorMessage(
                "\(missing) of the \(count) submissions in these results are not in \(folder.map(setting.path) ?? "the folders to join", folder == nil ? .plain : .path).",
                [
                    "These are the results:  \(setting.path(of: results), .path)",
                    "For other submissions, name another folder with  \("--out DIR", .command)",
                    "If so many were really taken back, remove the results, and \(folder == nil ? "join" : "grade") again.",
                ])
        case .changedCopies(let folder, let submissions, let areJoined):
            return ErrorMessage(
                "in \(setting.path(of: folder), .path), files were changed since they were copied there: \(Format.list(Array(submissions.prefix(8)))).",
                [
                    areJoined
                        ? "Join the shares again, so that their copies are taken."
                        : "Name the folder with the submissions, so that they are read again."
                ])
        }
    }
}
