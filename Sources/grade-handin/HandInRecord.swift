import Foundation
import WorkbookModel
import WorkbookSystem

/// A `.workbook/hand-in.json`: which archives a learner wrote, so that they can replace these and no other file.
struct HandInRecord: Codable, Equatable {
    /// The learner's name, if the learner gave one.
    var name: String?
    /// The SHA-256 digests of the archives, the newest one last.
    private var archives: [String] = []

    /// What was packed last.
    private(set) var last: Last?

    /// An archive and what it has.
    struct Last: Codable, Equatable {
        /// Its path.
        var path: String
        /// The folders of the exercises in it, relative to the course.
        var folders: [String]

        var file: URL { URL(filePath: path) }
    }

    /// Reads the record of a course, which is empty before the first hand-in.
    init(of course: Course) {
        // A damaged file only means that the next archive needs another name.
        let stored = try? JSONFile.decode(HandInRecord.self, at: Self.file(of: course))
        if let stored { self = stored }
    }

    /// Returns whether a file is an archive that the learner wrote earlier.
    func contains(_ file: URL) -> Bool {
        // A file that can't be read isn't one.
        guard let data = try? BoundedFile.read(file, limit: 64 << 20) else { return false }
        return archives.contains(SHA256.text(of: data))
    }

    /// Returns the folders of exercises that the last archive has besides these, if it is still there.
    func lostFolders(besides packed: [Exercise], of course: Course) -> [String] {
        guard let last, contains(last.file) else { return [] }
        return last.folders.filter { !Self.folders(of: packed, in: course).contains($0) }
    }

    private static func folders(of exercises: [Exercise], in course: Course) -> [String] {
        exercises.map { course.relativePath(of: $0.folders.lesson) }
    }

    /// Gives the last archive another name, so that a new one doesn't replace it.
    ///
    /// - Returns: The file as it is called now; `nil` if there is none.
    /// - Throws: The file system's errors.
    func keepLast() throws -> URL? {
        guard let last else { return nil }
        let stem = last.file.deletingPathExtension().lastPathComponent
        var (number, free) = (1, last.file)
        while FileKind(of: free) != .nothing {
            let name = number == 1 ? "\(stem)-earlier.tar" : "\(stem)-earlier-\(number).tar"
            free = last.file.deletingLastPathComponent().appending(path: name)
            number += 1
        }
        try FileManager.default.moveItem(at: last.file, to: free)
        return free
    }

    /// Adds an archive with some exercises, and stores the record.
    ///
    /// - Throws: The file system's errors.
    mutating func add(
        _ archive: Data, at place: URL, with exercises: [Exercise], in course: Course
    ) throws {
        last = Last(path: place.path, folders: Self.folders(of: exercises, in: course))
        let digest = SHA256.text(of: archive)
        archives = (archives.filter { $0 != digest } + [digest]).suffix(100)
        try FileKind.makeFolder(course.stateFolder)
        try JSONFile.encode(self).write(to: Self.file(of: course), options: .atomic)
    }

    private static func file(of course: Course) -> URL { course.stateFolder.appending(path: "hand-in.json") }
}
