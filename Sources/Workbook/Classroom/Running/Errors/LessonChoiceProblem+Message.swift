import Foundation
import WorkbookReporting

extension LessonChoiceProblem: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .severalHandouts(let handouts):
            return ErrorMessage(
                "different lessons were handed out, so name those that were handed in, with `--lessons`.",
                handouts.map {
                    "\("--lessons \($0.lessons)", .command)  as in \(setting.path(of: $0.folder), .path)"
                })
        case .notHandedOut(let lessons, let handedOut):
            let words = Self.words(lessons)
            return ErrorMessage(
                "\(words) \(lessons.count == 1 ? "was" : "were") not handed out, and no submission has a file of \(lessons.count == 1 ? "it" : "them").",
                [
                    "To grade what was handed out:  \(Self.option(handedOut), .command)",
                    "If learners got \(words) in another way, write a handout first:  \("\(setting.program) class handout DIR \(Self.option(lessons))", .command)",
                ])
        case .filesNotKept(let folder, let lessons):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) has no files of \(Self.words(lessons)), because earlier runs didn't ask for \(lessons.count == 1 ? "it" : "them").",
                ["Name the folder with the submissions, so that they are read again."])
        }
    }

    private static func option(_ lessons: [Int]) -> String {
        "--lessons \(lessons.map(String.init).joined(separator: ","))"
    }

    private static func words(_ lessons: [Int]) -> String {
        "\(lessons.count == 1 ? "lesson" : "lessons") \(Format.list(lessons.map(String.init)))"
    }
}
