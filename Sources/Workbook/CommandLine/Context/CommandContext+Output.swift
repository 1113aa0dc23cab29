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

    /// Returns the file that a person named for a result: in a folder, it has a name of its own.
    ///
    /// - Throws: ``MissingWorkingDirectory``.
    package func destination(_ path: String, named name: String) throws -> (url: URL, path: String) {
        let url = try file(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
        else { return (url, path) }
        return (url.appending(path: name), (path.hasSuffix("/") ? path : path + "/") + name)
    }

    /// Writes a result in the form that was asked for: as a page in a file, as JSON, or as text.
    ///
    /// - Throws: ``OutputProblem``, and any error from making the JSON.
    package func writeResult(
        _ arguments: Arguments, page: @autoclosure () -> String, json: @autoclosure () throws -> String,
        text: () -> [StyledLine]
    ) throws {
        let path = arguments.value(of: .html)
        if let path { try writePage(page(), to: path) }
        if arguments.wantsJSON {
            console.output.write(try json())
        } else {
            console.write(path.map(pageWritten) ?? text())
        }
    }

    /// Writes a page for the browser to the file that a person named.
    ///
    /// - Throws: ``OutputProblem``.
    private func writePage(_ page: String, to path: String) throws {
        // Nobody wants to read a page's source on the terminal, or to find a file of this name.
        if path == "-" { throw OutputProblem.notAFile(try file(path)) }
        try OutputFile.write(page, to: try file(path), overwriting: PageMark.line)
    }

    /// Returns the message about a page that was written, with the command that opens it.
    private func pageWritten(_ path: String) -> [StyledLine] {
        #if os(macOS)
            let opener = "open"
        #else
            let opener = "xdg-open"
        #endif
        var page = Layout(width: min(console.columns, 90))
        page.paragraph("\(" ✔ ", .done)Wrote \(path, .path)", indent: 3)
        page.paragraph(
            "   Open it in a browser:  \("\(opener) \(path.shellWord)", .command)", indent: 3)
        return page.lines
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
