import Foundation
import WorkbookSystem

/// An error in words for a person: what happened, then its likely cause and what to do next.
package struct ErrorMessage: Sendable, Equatable {
    /// What happened, as the end of a line that starts with the name of the program.
    package var summary: StyledLine
    /// The cause, as far as it is known, and what to do next; a paragraph each.
    package var details: [StyledLine]

    /// Creates a message.
    package init(_ summary: StyledLine, _ details: [StyledLine] = []) {
        self.summary = summary
        self.details = details
    }

    /// Creates the message of any error; an unexpected one shows everything that is known about it.
    package init(_ error: any Error, in setting: Setting) {
        // A full disk, say, is neither a problem with this tool nor one with the code.
        let known = error as? any ExplainableError ?? MachineFault(error)
        self = known?.message(in: setting) ?? ErrorMessage(unexpected: error)
    }

    /// Creates the message of an unexpected error, with everything that is needed to fix it.
    private init(unexpected error: any Error) {
        self.init(
            "this is a problem with this tool, not with your code: \(ErrorReason.text(error))",
            ["Please report it, along with what you typed and these lines: \(String(reflecting: error))"])
    }
}

/// An error that explains itself to people, and says how a command that it ends exits.
package protocol ExplainableError: Error {
    /// The exit status of a command that this error ends; without an own one, ``ExitCode/broken``.
    var exitCode: ExitCode { get }

    /// Returns the message of the error for a person in the given setting.
    func message(in setting: ErrorMessage.Setting) -> ErrorMessage
}

extension ExplainableError {
    package var exitCode: ExitCode { .broken }
}

extension ErrorMessage {
    /// What messages need to know about the program that shows them.
    package struct Setting: Sendable, Equatable {
        /// The program as the person types it, such as `swift run grade`.
        package var program: String
        /// The program's version.
        package var version: String
        /// The folder from which the person works, to which paths are relative.
        package var folder: URL
        /// The name of the command, of which help is the page to read; empty for the overview.
        package var command = ""
        /// Whether the person writes courses, and can mend an error in one.
        package var isForAuthors = false

        /// Creates a setting.
        package init(program: String, version: String, folder: URL) {
            self.program = program
            self.version = version
            self.folder = folder
        }

        /// Returns a path as the person can type it.
        package func path(of file: URL) -> String { file.path(from: folder) }
    }

    /// Returns the first line of what a program printed, to quote it in a message.
    package static func firstLine(of output: String) -> Substring {
        output.split(whereSeparator: \.isNewline).first ?? "nothing"
    }
}
