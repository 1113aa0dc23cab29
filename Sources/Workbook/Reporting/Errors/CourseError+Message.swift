import Foundation
import WorkbookModel
import WorkbookSystem

extension CourseError: ExplainableError {
    package var exitCode: ExitCode {
        switch self {
        case .notFound, .noLessons: .usage
        default: .broken
        }
    }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let option: StyledLine = "\("grade --course DIR", .command)"
        return switch self {
        case .notFound(let folder):
            ErrorMessage(
                "there is no course in \(folder.path, .path) or above it.",
                [
                    "Go to the workbook's folder, or name it:  \(option)",
                    "To name it for every command, set the environment variable  \("\(Course.variable)=DIR", .command)",
                ])
        case .newer(let format, let known, let file):
            ErrorMessage(
                "the course is newer than this tool.",
                [
                    "In \(setting.path(of: file), .path): format \(format). grade \(setting.version) supports format \(known).",
                    "Build the tool again in the workbook's folder:  \(Advice.rebuild, .command)",
                ])
        case .noLessons(let root, let folder):
            ErrorMessage(
                "\(root.path, .path) has no lessons: there is no \(folder)/<number>-<name>/lesson.json\(folder == "Lessons" ? "" : ", which course.json names under folders").",
                [
                    "Name the folder that contains \(folder):  \(option)",
                    "If you write this course, add a lesson:  \("\(setting.program) course new lesson NAME", .command)",
                ])
        }
    }

    /// Returns what `grade doctor` of a version says about the problem; `nil` if it reports the error instead.
    package func diagnosis(version: String) -> Diagnosis? {
        switch self {
        case .notFound:
            Diagnosis(
                "course", .missing, "There is no course here, so only the machine was examined.",
                advice: "Go to the workbook's folder.")
        case .newer:
            Diagnosis(
                "course", .broken, "The course is newer than grade \(version).",
                advice: "Build the tool again: \(Advice.rebuild)")
        case .noLessons: nil
        }
    }
}

extension MalformedFile: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let path = setting.path(of: file)
        let place: StyledLine = path == "." ? "this folder" : "\(path, .path)"
        let details: [StyledLine] = [
            "In \(place)\(keyPath.isEmpty ? "" : ", at \(keyPath)"):",
            "expected \(expected), found \(found).",
        ]
        return setting.isForAuthors
            ? ErrorMessage("there is a mistake in the course.", details)
            : ErrorMessage(
                "the problem is in the course, not in your code.",
                details + ["To see what is missing or was changed:  \("\(setting.program) doctor", .command)"]
            )
    }

    /// What `grade doctor` says about the file.
    package var diagnosis: Diagnosis {
        Diagnosis(
            "course", .broken,
            "\(file.path)\(keyPath.isEmpty ? "" : ", \(keyPath)"): expected \(expected), found \(found).",
            advice: "Give it its name again, or replace it with the one from a fresh copy of the workbook.")
    }
}

extension MissingWorkingDirectory: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "the folder that you are in no longer exists.",
            ["Go to the workbook's folder, or name its full path:  \("grade --course DIR", .command)"])
    }
}
