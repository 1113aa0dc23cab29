import WorkbookReporting
import WorkbookSystem

extension TrackProblem: ExplainableError {
    package var exitCode: ExitCode {
        switch self {
        case .noTrack, .malformed, .twice, .nothingLeft: .broken
        case .noFolder, .unknown, .foreign, .exists, .nothingToUpdate, .overlaps: .usage
        }
    }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let another: StyledLine = "To write to another folder, name it:  \("--out DIR", .command)"
        switch self {
        case .noTrack(let folder):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) is not an Exercism track: it has no config.json beside a folder named exercises.",
                ["Name the folder of the track's repository, such as a clone of exercism/swift."])
        case .noFolder(let folder):
            return ErrorMessage(
                "the folder \(setting.path(of: folder), .path) doesn't exist.",
                ["Name the folder of the track's repository, such as a clone of exercism/swift."])
        case .malformed(let problem):
            return nothing(
                "\(setting.path(of: problem.file), .path)\(TrackProblem.words(about: problem)).", [])
        case .twice(let slug, let file):
            return nothing(
                "\(setting.path(of: file), .path) lists two exercises with the name \"\(slug)\".",
                ["Nobody could tell them apart. Remove one of them from the list."])
        case .unknown(let slug, let known):
            return nothing(
                "the track has no exercise \"\(slug)\".",
                Suggestion.nearest(to: slug, in: known).map { ["Did you mean \($0)?"] } ?? [
                    "It has \(known.prefix(8).joined(separator: ", "))\(known.count > 8 ? " and \(known.count - 8) more" : "")."
                ])
        case .nothingLeft(let folder, let reasons):
            return nothing(
                "no exercise in \(setting.path(of: folder), .path) can be used.",
                reasons.prefix(5).map { "\($0)" }
                    + (reasons.count > 5 ? ["The other \(reasons.count - 5) have reasons like these."] : []))
        case .foreign(let folder):
            return nothing(
                "\(setting.path(of: folder), .path) exists, and isn't a course that was imported.", [another])
        case .exists(let folder):
            return nothing(
                "\(setting.path(of: folder), .path) has been imported already.",
                ["To bring it up to date with the track:  \("--update", .command)", another])
        case .nothingToUpdate(let folder):
            return nothing(
                "there is no course in \(setting.path(of: folder), .path) to update.",
                ["Without --update, the course is written for the first time."])
        case .overlaps(let folder):
            return nothing(
                "\(setting.path(of: folder), .path) and the track are inside one another.", [another])
        }
    }

    private func nothing(_ reason: StyledLine, _ details: [StyledLine]) -> ErrorMessage {
        ErrorMessage("nothing was imported: \(reason)", details)
    }
}

extension UnusableTrackFile: ExplainableError {
    package var exitCode: ExitCode { .broken }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage("nothing was imported: \(setting.path(of: file), .path) \(reason).")
    }
}
