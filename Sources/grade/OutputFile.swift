import Foundation
import WorkbookReporting

/// Why a file was not written.
enum OutputProblem: Error, Equatable {
    /// The folder in which it should lie is not there.
    case noFolder(URL)
    /// It is a folder, a pipe or a device.
    case notAFile(URL)
    /// It is there already, and this tool did not write it.
    case foreign(URL)
    /// The system refused.
    case refused(URL, reason: String)
}

/// Writes a file that a person named: whole or not at all, and never over somebody's work.
enum OutputFile {
    /// Writes a text.
    ///
    /// - Parameter mark: What the beginning of a file holds that may be overwritten.
    /// - Throws: ``OutputProblem``.
    static func write(_ text: String, to file: URL, overwriting mark: String) throws {
        // The file behind a link is replaced, not the link: `/dev/stdout` is one.
        let file = file.standardizedFileURL.resolvingSymlinksInPath()
        let folder = file.deletingLastPathComponent()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else { throw OutputProblem.noFolder(folder) }
        if FileManager.default.fileExists(atPath: file.path) {
            guard isRegular(file) else { throw OutputProblem.notAFile(file) }
            guard begins(file, with: mark) else { throw OutputProblem.foreign(file) }
        }
        do {
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw OutputProblem.refused(file, reason: (error as NSError).localizedDescription)
        }
    }

    /// How far into a file its mark may stand.
    private static let headLength = 4096

    private static func isRegular(_ file: URL) -> Bool {
        // A file that tells nothing about itself is better left alone.
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }

    private static func begins(_ file: URL, with mark: String) -> Bool {
        // What cannot be read is not known to be ours.
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }  // it was only read, so closing it loses nothing
        let head = (try? handle.read(upToCount: headLength)) ?? Data()
        return head.isEmpty || String(decoding: head, as: UTF8.self).contains(mark)
    }
}

extension CommandContext {
    /// The file or folder that a person named from here.
    func file(_ path: String) -> URL { URL(filePath: path, relativeTo: folder).standardizedFileURL }

    /// Tells what was asked for in the form that was: as a page in a file, as JSON, or in words.
    ///
    /// - Throws: ``OutputProblem``, and what making the JSON throws.
    func tell(
        _ arguments: Arguments, page: @autoclosure () -> String, json: @autoclosure () throws -> String,
        text: () -> [StyledLine]
    ) throws {
        let path = arguments.value(of: .html)
        if let path { try writePage(page(), to: path) }
        if arguments.wantsJSON {
            console.output.write(try json())
        } else {
            console.tell(path.map(pageWritten) ?? text())
        }
    }

    /// Writes a page for a browser to the file that a person named.
    ///
    /// - Throws: ``OutputProblem``.
    private func writePage(_ page: String, to path: String) throws {
        // Nobody wants to read a page's source, or to find a file of this name.
        if path == "-" { throw OutputProblem.notAFile(file(path)) }
        try OutputFile.write(page, to: file(path), overwriting: ProgressReport.pageMark)
    }

    /// What a person is told of a page that was written, with the command that opens it.
    private func pageWritten(_ path: String) -> [StyledLine] {
        #if os(macOS)
            let opener = "open"
        #else
            let opener = "xdg-open"
        #endif
        var page = Layout(width: min(console.columns, 90))
        page.paragraph([Span(" ✔ ", .good), Span("Wrote "), Span(path, .path)], indent: 3)
        page.paragraph(
            [Span("   Open it in a browser:  "), Span("\(opener) \(path.shellWord)", .command)], indent: 3)
        return page.lines
    }
}
