import WorkbookModel
import WorkbookReporting

extension ReportFolderProblem: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .unreadable(let folder):
            return ErrorMessage(
                "the folder \(setting.path(of: folder), .path) doesn't exist or can't be read.",
                ["Name the folder that contains the reports."])
        case .noReports(let folder, let skipped):
            let files: [StyledLine] = skipped.prefix(6).map { "\($0.file, .path) \($0.reason.words)" }
            return ErrorMessage(
                "there is no report in \(setting.path(of: folder), .path).",
                files + ["To write one, each learner runs  \("\(setting.program) report DIR", .command)"])
        }
    }
}

extension UnusableReport {
    /// The end of a sentence that starts with the name of the file.
    package var words: String {
        switch self {
        case .unreadable: "can't be read"
        case .notRegular: "is not a file"
        case .tooLarge(let bytes): "is too large to be a report (\(bytes >> 20) MB)"
        case .notAReport: "is not a report"
        case .newer(let format): "was written by a newer version of this tool (format \(format))"
        case .damaged: "is damaged"
        case .otherCourse: "is about another course"
        case .outdated(let newest): "is an older report by the same learner as \(newest)"
        case .beyondLimit(let more): "and \(more) more files were not read"
        }
    }
}
