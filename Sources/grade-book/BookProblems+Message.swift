import Foundation
import WorkbookBook
import WorkbookCommandLine
import WorkbookReporting
import WorkbookSystem

extension DocC.Problem: ExplainableError {
    package var exitCode: ExitCode {
        switch self {
        case .missing, .noPort: .unavailable
        default: .broken
        }
    }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let instead: StyledLine = "To read in the terminal instead:  \("\(setting.program) show", .command)"
        return switch self {
        case .missing(let toolchain):
            ErrorMessage(
                "the book needs docc, the documentation compiler, and Swift \(toolchain.version) has none here.",
                [
                    "Looked beside \(toolchain.swift, .path). The toolchains from https://www.swift.org/install include it.",
                    instead,
                ])
        case .failed(let output):
            ErrorMessage(
                "docc could not make the book.",
                [
                    "It wrote: \(output.split(whereSeparator: \.isNewline).last { !$0.isEmpty } ?? "nothing")",
                    instead,
                ])
        case .noPort(let port?):
            ErrorMessage(
                "another program uses port \(port).",
                ["Leave out --port, and a free one is used."])
        case .noPort(nil):
            ErrorMessage(
                "the ports from \(LocalPort.usual.lowerBound) to \(LocalPort.usual.upperBound) are all in use.",
                ["Close other books, or choose a port with --port."])
        }
    }
}

extension BookSite.Problem: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        func path(_ url: URL) -> StyledLine { "\(setting.path(of: url), .path)" }
        let advice: StyledLine =
            "Name a folder that is new or empty, or one that `grade book --output` has written."
        return switch self {
        case .foreign(let url):
            ErrorMessage("nothing was written: \(path(url)) has files that are not from a book.", [advice])
        case .notAFolder(let url):
            ErrorMessage("nothing was written: \(path(url)) is not a folder.", [advice])
        case .holdsTheCourse(let url):
            ErrorMessage("nothing was written: the course is inside \(path(url)).", [advice])
        }
    }
}

extension BookWorkflow.Exists: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "\(setting.path(of: file), .path) already exists, and was not changed.",
            ["To write a new one, rename or remove it first."])
    }
}
