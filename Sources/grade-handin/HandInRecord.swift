import Foundation
import WorkbookModel
import WorkbookSystem

/// A `.workbook/hand-in.json`: which archives a learner wrote, so that they can replace these and no other file.
struct HandInRecord: Codable, Equatable {
    /// The learner's name, if the learner gave one.
    var name: String?
    /// The SHA-256 digests of the archives, the newest one last.
    private var archives: [String] = []

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

    /// Adds an archive, and stores the record.
    ///
    /// - Throws: The file system's errors.
    mutating func add(_ archive: Data, in course: Course) throws {
        let digest = SHA256.text(of: archive)
        archives = (archives.filter { $0 != digest } + [digest]).suffix(100)
        try FileKind.makeFolder(course.stateFolder)
        try JSONFile.encode(self).write(to: Self.file(of: course), options: .atomic)
    }

    private static func file(of course: Course) -> URL { course.stateFolder.appending(path: "hand-in.json") }
}
