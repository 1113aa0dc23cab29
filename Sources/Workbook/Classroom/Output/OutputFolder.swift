import Foundation
import WorkbookSystem

/// A folder of files that this tool writes again each time.
struct OutputFolder {
    private let folder: URL
    private var names: Set<String> = []

    /// Creates a value for a folder, which need not exist.
    init(_ folder: URL) { self.folder = folder }

    /// Writes a text to a file in the folder.
    ///
    /// - Throws: The file system's errors.
    mutating func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    /// Writes a file in the folder, in one step, unless it is right already.
    ///
    /// - Throws: The file system's errors.
    mutating func write(_ data: Data, to name: String) throws {
        try FileKind.makeFolder(folder)
        names.insert(name)
        let file = folder.appending(path: name)
        if FileManager.default.contents(atPath: file.path) == data { return }
        try data.write(to: file, options: .atomic)
    }

    /// Keeps a file or folder that somebody else wrote.
    mutating func keep(_ name: String) { names.insert(name) }

    /// Removes all files in the folder that were not written.
    ///
    /// - Throws: The file system's errors.
    func removeOthers() throws {
        guard FileKind(of: folder) == .folder else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where !names.contains(name) {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }
}
