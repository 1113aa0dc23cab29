import Foundation
import WorkbookCommandLine
import WorkbookReporting
import WorkbookSystem

extension CommandContext {
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
}
