import Foundation
import WorkbookModel
import WorkbookReporting

extension CourseUpdateProblem: ExplainableError {
    package var exitCode: ExitCode {
        switch self {
        case .sameFolder, .nothingUnfinished: .usage
        default: .broken
        }
    }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .sameFolder(let root):
            ErrorMessage(
                "this folder is the course itself, not a newer copy of it: \(root.path, .path)",
                ["Download or clone the newer copy into a different folder, and name that folder."])
        case .nothingUnfinished:
            ErrorMessage(
                "there is no interrupted update to undo. Nothing was changed.",
                ["The files that a finished update replaced are in \(".workbook/backups/course", .path)"])
        case .unusablePlan:
            ErrorMessage(
                "the interrupted update can't be undone, because the list of its changes is damaged.",
                [
                    "To complete the update instead:  \("\(setting.program) update DIR", .command)",
                    "Copies of the files that it replaced are in \(".workbook/backups/course", .path)",
                ])
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
                "the course was not updated. Nothing was changed.", [sentences(error, course)])
        case .takenBack(let error, let course):
            ErrorMessage(
                "the course could not be updated. All files are as they were before.",
                [sentences(error, course)])
        case .notTakenBack(let error, let course):
            ErrorMessage(
                "the interrupted update could not be undone yet.",
                [
                    sentences(error, course),
                    "None of your work is lost. After that, run the same command again.",
                ])
        case .halfDone(let error, let backup, let course):
            ErrorMessage(
                "the update could be neither finished nor undone.",
                [
                    sentences(error, course),
                    "Copies of all replaced files are in \(setting.path(of: backup), .path)",
                    "After that, undo it:  \("\(setting.program) update --undo", .command)",
                ])
        }
    }
}
