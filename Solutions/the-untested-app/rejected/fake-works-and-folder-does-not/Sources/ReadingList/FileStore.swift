import Foundation

/// Stores files by name, in a folder of the app.
@MainActor
protocol FileStore {
    /// Returns what is in a file; nil if it can't be read.
    func contents(of name: String) -> Data?
    /// Writes a file.
    func write(_ data: Data, to name: String) throws
    /// Renames a file, and replaces another one.
    func rename(_ name: String, to other: String)
}

/// The files in a folder.
struct Folder: FileStore {
    let path: URL

    /// The folder of everything that is stored.
    ///
    /// READING_LIST_FOLDER names another one.
    static var own: Folder {
        if let path = ProcessInfo.processInfo.environment["READING_LIST_FOLDER"] {
            return Folder(path: URL(filePath: path))
        }
        return Folder(path: FileManager.default.homeDirectoryForCurrentUser.appending(path: ".reading-list"))
    }

    /// The folder in which the program was started.
    static var current: Folder { Folder(path: URL(filePath: FileManager.default.currentDirectoryPath)) }

    func contents(of name: String) -> Data? { try? Data(contentsOf: file(name)) }

    func write(_ data: Data, to name: String) throws {
        try FileManager.default.createDirectory(
            at: file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file(name))
    }

    func rename(_ name: String, to other: String) {
        try? FileManager.default.removeItem(at: file(other))
        try? FileManager.default.moveItem(at: file(name), to: file(other))
    }

    private func file(_ name: String) -> URL { URL(filePath: name, relativeTo: path) }
}
