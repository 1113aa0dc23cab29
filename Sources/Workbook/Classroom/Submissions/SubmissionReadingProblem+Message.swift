import WorkbookReporting

extension SubmissionReadingProblem: ExplainableError {
    package var exitCode: ExitCode {
        switch self {
        case .unreadableFolder, .notAFolder: .usage
        case .missingTool: .unavailable
        }
    }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .notAFolder(let file):
            ErrorMessage(
                "\(setting.path(of: file), .path) is a file, not a folder with submissions.",
                ["If it is what Canvas or Moodle sent you, unpack it, and name the folder that appears."])
        case .unreadableFolder(let folder):
            ErrorMessage(
                "the folder \(setting.path(of: folder), .path) doesn't exist or can't be read.",
                ["Name the folder that contains the submissions: a folder or an archive for each learner."])
        case .missingTool(let name):
            ErrorMessage(
                "\(name), which is needed to unpack some of the submissions, is not installed.",
                ["To install it, run  \(Advice.install(name), .command)", "Then run the same command again."])
        }
    }
}
