import Foundation
import WorkbookModel
import WorkbookReporting

extension Option {
    /// The format of the result.
    package static let format = Option(
        "--format", "text|json", "the format of the result (default: text)")

    /// Writes the result as JSON.
    package static let json = Option("--json", nil, "the same as --format json")

    /// Leaves out the source of the checks.
    package static let withoutCode = Option(
        "--without-code", nil, "leave the source code of the checks out of formats that show it")

    /// The file for a page.
    package static let html = Option("--html", "FILE", "write the result as a page for the browser")
}

extension Arguments {
    /// Whether the result should be JSON.
    package var wantsJSON: Bool { has(.json) || value(of: .format) == "json" }
}

extension CommandContext {
    /// Returns the file or folder that a person named from here.
    ///
    /// - Throws: ``MissingWorkingDirectory`` if the path is relative and the current folder was deleted.
    package func file(_ path: String) throws -> URL {
        let file = URL(filePath: path, relativeTo: folder).standardizedFileURL
        guard file.path.hasPrefix("/") else { throw MissingWorkingDirectory() }
        return file
    }

    /// Returns the whole number of at least one that an option has; `nil` without the option.
    ///
    /// - Throws: ``UsageError/badValue(_:_:)``.
    package func count(_ option: Option, _ arguments: Arguments) throws -> Int? {
        guard let text = arguments.value(of: option) else { return nil }
        guard let number = Int(text), number >= 1 else { throw UsageError.badValue(option, text) }
        return number
    }
}
