import WorkbookModel

extension ResetProblem: ExplainableError {
    package var exitCode: ExitCode {
        switch self {
        case .unknownFile: .usage
        case .noStarter: .unavailable
        case .noPlainFile, .nothingKept: .notYet
        default: .broken
        }
    }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .noStarter(let folder):
            return ErrorMessage(
                "this copy of the course has no starter files for this exercise.",
                ["They would be in \(setting.path(of: folder), .path)"])
        case .noPlainFile(let file):
            return ErrorMessage(
                "\(setting.path(of: file), .path) is a folder or a device, but it should be an ordinary file.",
                ["Nothing was changed. Move it away, and run the same command again."])
        case .unknownFile(let name, let known):
            return ErrorMessage(
                "there is no file \"\(name)\" to reset.",
                ["Choose one of: \(known.joined(separator: ", "))"])
        case .nothingKept(let exercise):
            return ErrorMessage(
                "there is no copy of \(exercise) to restore.",
                ["A copy is made whenever `grade reset` replaces a file."])
        case .notCopied(let error, let course):
            return ErrorMessage(
                "your files could not be copied, so nothing was changed.",
                ["\(ErrorMessage.sentences(forFile: error, in: course))"])
        case .notReplaced(let error, let file, let done, let backup, let course):
            var details: [StyledLine] = ["\(ErrorMessage.sentences(forFile: error, in: course))"]
            if !done.isEmpty { details.append("Replaced before that: \(done.joined(separator: ", "))") }
            if let backup {
                details.append("Copies of all replaced files are in \(setting.path(of: backup), .path)")
            }
            return ErrorMessage("\(file) could not be replaced. It is as it was before.", details)
        }
    }
}
