import Foundation
import WorkbookModel
import WorkbookSystem

extension CourseError: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let option: StyledLine = "\("grade --course DIR", .command)"
        return switch self {
        case .notFound(let folder):
            ErrorMessage(
                "there is no course in \(folder.path, .path) or above it.",
                [
                    "Go into the folder of the workbook, or name it:  \(option)",
                    "To name it once and for all, set the variable  \("\(Course.variable)=DIR", .command)",
                ])
        case .newer(let format, let known, let file):
            ErrorMessage(
                "the course is newer than this tool.",
                [
                    "In \(setting.path(of: file), .path): format \(format), and grade \(setting.version) knows \(known).",
                    "Build the tool anew in the folder of the workbook:  \(Advice.rebuild, .command)",
                ])
        case .noLessons(let folder):
            ErrorMessage(
                "\(folder.path, .path) holds no course: there is no Lessons/<number>-<name>/lesson.json in it.",
                ["Name the folder that holds Lessons:  \(option)"])
        case .notUnique(let what, let value, let file):
            ErrorMessage(
                "the course is broken, not your code.",
                ["In \(setting.path(of: file), .path): the \(what) \"\(value)\" is used twice."])
        }
    }

    /// Returns what `grade doctor` of a version says about the problem; `nil` if it reports the error instead.
    package func diagnosis(version: String) -> Diagnosis? {
        switch self {
        case .notFound:
            Diagnosis(
                "course", .missing, "there is none here, so only the machine was looked at",
                advice: "Go into the folder of the workbook.")
        case .newer:
            Diagnosis(
                "course", .broken, "is newer than grade \(version)",
                advice: "Build the tool anew: \(Advice.rebuild)")
        case .noLessons, .notUnique: nil
        }
    }
}

extension MalformedFile: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "the course is broken, not your code.",
            [
                "In \(setting.path(of: file), .path)\(keyPath.isEmpty ? "" : ", at \(keyPath)"):",
                "expected \(expected), found \(found).",
            ])
    }

    /// What `grade doctor` says about the file.
    package var diagnosis: Diagnosis {
        Diagnosis(
            "course", .broken, "\(file.path), \(keyPath): expected \(expected), found \(found)",
            advice: "Take the file from a fresh copy of the workbook.")
    }
}

extension MissingWorkingDirectory: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "the folder that you are in no longer exists.",
            [
                "Go into the folder of the workbook, or name it by its whole path:  \("grade --course DIR", .command)"
            ])
    }
}
