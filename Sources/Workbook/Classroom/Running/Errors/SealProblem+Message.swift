import Foundation
import WorkbookReporting

extension SealProblem: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .noKey(let file):
            return ErrorMessage(
                "the key \(setting.path(of: file), .path) can't be read.", Self.howToMakeKey(file))
        case .weakKey(let file):
            return ErrorMessage(
                "\(setting.path(of: file), .path) has fewer than 16 bytes, so it can be guessed.",
                Self.howToMakeKey(file))
        case .unsealed(let folder):
            return ErrorMessage(
                "the results in \(setting.path(of: folder), .path) have no seal.",
                [
                    "They were graded without `--seal`, or somebody who changed them removed it.",
                    "If you don't know why, grade or merge into a new folder with  \("--seal FILE", .command)",
                    Self.howToTrust(folder, setting),
                ])
        case .brokenSeal(let folder, hasResults: false):
            return ErrorMessage(
                "the seal on \(setting.path(of: folder), .path) doesn't fit what is in the folder.",
                ["Nothing has been graded there. Remove the folder, and run the same command again."])
        case .brokenSeal(let folder, hasResults: true):
            return ErrorMessage(
                "the seal on \(setting.path(of: folder), .path) doesn't fit the results.",
                [
                    "They, their policy or their roster were changed, or they were sealed with another key.",
                    "If you don't know why, grade or merge into a new folder.",
                    "To trust them as they are, remove \(setting.path(of: ClassFolder(folder).seal), .path), and then seal them:",
                    "\("\(setting.program) class grades \(setting.path(of: folder).shellWord) --seal FILE", .command)",
                ])
        case .interrupted(let folder):
            return ErrorMessage(
                "a command that seals the results in \(setting.path(of: folder), .path) was interrupted.",
                ["Run it again: it continues with what is missing, and seals everything."])
        case .needsKey(let folder):
            return ErrorMessage(
                "the results in \(setting.path(of: folder), .path) are sealed, and after a change their seal would not fit.",
                [
                    "Add the key, to check and seal them again:  \("--seal FILE", .command)",
                    "If they needn't be sealed, remove \(setting.path(of: ClassFolder(folder).seal), .path)",
                ])
        }
    }

    /// Returns how to seal results that somebody has a reason to trust.
    private static func howToTrust(_ folder: URL, _ setting: ErrorMessage.Setting) -> StyledLine {
        "To trust and seal them as they are:  \("\(setting.program) class grades \(setting.path(of: folder).shellWord) --seal FILE", .command)"
    }

    private static func howToMakeKey(_ file: URL) -> [StyledLine] {
        [
            "To make a key:  \("head -c 32 /dev/urandom > \(file.lastPathComponent.shellWord)", .command)",
            "Only the machines that grade and you should have it.",
        ]
    }
}
