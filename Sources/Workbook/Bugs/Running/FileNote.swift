import Foundation

/// A file that tests opened, as ``ClockShim`` has noted it.
struct FileNote: Sendable, Hashable {
    var path: String
    /// Whether it's in the folder that is watched.
    var isWatched: Bool

    /// Reads all notes; none if there is no file.
    static func all(in file: URL) -> [FileNote] {
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
            FileNote(path: String(line.dropFirst(2)), isWatched: line.hasPrefix("O"))
        }
    }
}
