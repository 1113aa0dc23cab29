import Foundation
import WorkbookReporting

/// Why a program beside `grade` can't be run.
enum CompanionProblem: Error, Equatable {
    /// Neither the program nor its sources are here.
    case missing(words: String)
    /// The program isn't in a folder that should have it: `grade` may have been copied there alone.
    case apart(words: String, program: String, folder: URL)
    /// It could not be built.
    case failed(words: String, output: [String], log: URL, command: String)
}

extension CompanionProblem: ExplainableError {
    var exitCode: ExitCode {
        switch self {
        case .missing, .apart: .unavailable
        case .failed: .broken
        }
    }

    func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .missing(let words):
            ErrorMessage(
                "`\(words)` is not part of this copy.",
                [
                    "It comes with the complete repository of the course. A copy for learners doesn't contain it."
                ])
        case .apart(let words, let program, let folder):
            ErrorMessage(
                "`\(words)` needs the program `\(program)`, which is not in \(setting.path(of: folder), .path).",
                [
                    "If `grade` was copied there, copy that program as well, or link to `grade` where it was built."
                ])
        case .failed(let words, let output, let log, let command):
            ErrorMessage(
                "`\(words)` could not be built, so nothing was run.",
                output.map { "\($0, .faint)" } + [
                    "To see everything:  \(setting.path(of: log), .path)",
                    "To build it by hand:  \(command, .command)",
                ])
        }
    }
}
