import Foundation
import WorkbookSystem

/// Why a file was not written.
package enum OutputProblem: Error, Equatable {
    /// The folder that should contain it does not exist.
    case noFolder(URL)
    /// It is a folder, a pipe or a device.
    case notAFile(URL)
    /// It already exists, and this tool did not write it.
    case foreign(URL)
    /// The system refused.
    case refused(URL, reason: String)
}

/// Writes a file that a person named: completely or not at all, and never over somebody's work.
package enum OutputFile {
    /// Writes a text.
    ///
    /// - Parameter mark: A text near the beginning of the files that may be overwritten.
    /// - Throws: ``OutputProblem``.
    package static func write(_ text: String, to file: URL, overwriting mark: String) throws {
        try write(Data(text.utf8), to: place(for: file) { begins($0, with: mark) })
    }

    /// Returns where a file would be written, if that is allowed.
    ///
    /// - Parameter isOurs: Returns whether an existing file may be overwritten.
    /// - Throws: ``OutputProblem``.
    package static func place(for file: URL, replacing isOurs: (URL) -> Bool) throws -> URL {
        // A link, such as `/dev/stdout`, stays; the file that it leads to is replaced.
        let file = file.standardizedFileURL.resolvingSymlinksInPath()
        let folder = file.deletingLastPathComponent()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else { throw OutputProblem.noFolder(folder) }
        if FileManager.default.fileExists(atPath: file.path) {
            guard isRegular(file) else { throw OutputProblem.notAFile(file) }
            guard isOurs(file) else { throw OutputProblem.foreign(file) }
        }
        return file
    }

    /// Writes a file at a place that was checked.
    ///
    /// - Throws: ``OutputProblem``.
    package static func write(_ data: Data, to file: URL) throws {
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw OutputProblem.refused(file, reason: ErrorReason.text(error))
        }
    }

    /// How many bytes are searched for the mark.
    private static let headLength = 4096

    private static func isRegular(_ file: URL) -> Bool {
        // A file without attributes is better left alone.
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }

    private static func begins(_ file: URL, with mark: String) -> Bool {
        // A file that cannot be read may not be ours.
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }  // it was only read, so closing it loses nothing
        let head = (try? handle.read(upToCount: headLength)) ?? Data()
        return head.isEmpty || String(decoding: head, as: UTF8.self).contains(mark)
    }
}
