import Foundation
import WorkbookModel

extension CourseUpdateProblem: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .sameFolder(let root):
            ErrorMessage(
                "that is the course itself, not a newer copy of it: \(root.path, .path)",
                ["Download or clone the newer one into a folder of its own, and name that folder."])
        case .unfinished:
            ErrorMessage(
                "an update of this course was ended half-way. Nothing of yours is lost.",
                [
                    "To take it back:  \("\(setting.program) update --undo", .command)",
                    "To do it again, and to the end:  \("\(setting.program) update DIR", .command)",
                    "If it runs in another window, wait until it is done.",
                ])
        case .nothingUnfinished:
            ErrorMessage(
                "there is no update that was ended half-way, and nothing was changed.",
                ["What a finished update replaced is in \(".workbook/backups/course", .path)"])
        }
    }
}

extension CourseUpdateFailure: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        func sentences(_ error: any Error, _ course: Course) -> StyledLine {
            "\(ErrorMessage.sentences(forFile: error, in: course))"
        }
        return switch self {
        case .nothingChanged(let error, let course):
            ErrorMessage(
                "the course was not updated, and nothing was changed.", [sentences(error, course)])
        case .takenBack(let error, let course):
            ErrorMessage(
                "the course could not be updated, and all is as it was.", [sentences(error, course)])
        case .notTakenBack(let error, let course):
            ErrorMessage(
                "the update that was ended half-way could not be taken back yet.",
                [sentences(error, course), "Nothing of yours is lost. Then run the same again."])
        case .halfDone(let error, let backup, let course):
            ErrorMessage(
                "the update could be neither finished nor taken back.",
                [
                    sentences(error, course),
                    "All that was there is in \(setting.path(of: backup), .path)",
                    "Then take it back:  \("\(setting.program) update --undo", .command)",
                ])
        }
    }
}
