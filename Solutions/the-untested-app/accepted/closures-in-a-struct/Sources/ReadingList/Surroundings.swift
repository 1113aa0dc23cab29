import Foundation

/// What the app needs from outside.
@MainActor
struct Surroundings {
    var now: () -> Date
    var calendar: Calendar
    /// Returns what is in a file; nil if it can't be read.
    var contents: (_ path: String) -> Data?
    /// Writes a file, and makes its folder.
    var write: (Data, _ path: String) throws -> Void
    /// Moves a file in place of another one.
    var move: (_ path: String, _ other: String) -> Void
    /// The folder of everything that is stored.
    var folder: String
    var print: (String) -> Void

    static var live: Surroundings {
        let files = FileManager.default
        let home = files.homeDirectoryForCurrentUser.appending(path: ".reading-list").path
        return Surroundings(
            now: { Date() },
            calendar: .current,
            contents: { files.contents(atPath: $0) },
            write: { data, path in
                let file = URL(filePath: path)
                try files.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: file)
            },
            move: { path, other in
                try? files.removeItem(atPath: other)
                try? files.moveItem(atPath: path, toPath: other)
            },
            folder: ProcessInfo.processInfo.environment["READING_LIST_FOLDER"] ?? home,
            print: { Swift.print($0) })
    }
}
