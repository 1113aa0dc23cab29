import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

/// A `handout.json`: what `grade class handout` wrote into a folder, so that it replaces nothing else.
struct HandoutRecord: Codable, Equatable {
    /// The name of the file.
    static let path = Course.handoutRecord

    /// The version of the file's format.
    var format = 1
    /// What wrote the file.
    var writtenBy = "grade class handout"
    /// The numbers of the lessons.
    var lessons: [Int]
    /// How the hidden suites were handed out.
    var suites: Suites
    /// What learners' archives are called; `nil` if the instructor has chosen no name.
    var handInName: String?
    /// The digests of the other files by their paths, FNV-1a with 128 bits.
    var files: [String: String]

    /// How hidden suites are handed out.
    enum Suites: String, Codable { case sealed, leftOut }

    /// Describes the files of a handout.
    init(of files: [String: Data], _ handout: Handout) {
        lessons = handout.lessons.map(\.number)
        suites = handout.hasSuites ? .sealed : .leftOut
        handInName = handout.handInName?.pattern
        self.files = files.mapValues(HandoutRecord.digest(of:))
    }

    /// Reads the record in a folder; `nil` if there is none that this version understands.
    init?(in folder: URL) {
        // A file that is not a record says nothing about who wrote the folder.
        guard
            let record = try? JSONFile.decode(
                HandoutRecord.self, at: folder.appending(path: HandoutRecord.path)),
            record.format == 1, record.writtenBy == "grade class handout"
        else { return nil }
        self = record
    }

    /// Returns which files of a folder were added, changed or removed since the record was written.
    ///
    /// Builds don't count, but progress does: somebody has worked there.
    func changes(in folder: URL) -> [String] {
        let builds: Set = [".build", ".swiftpm", ".DS_Store", "Package.resolved"]
        let found = Set(FileTree(folder, excluding: builds).files()).subtracting([HandoutRecord.path])
        return found.union(files.keys).sorted().filter { path in
            guard let known = files[path], found.contains(path) else { return true }
            let content = FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data()
            return HandoutRecord.digest(of: content) != known
        }
    }

    /// Returns whether any file has this content as it was handed out.
    func wrote(_ content: Data) -> Bool { files.values.contains(HandoutRecord.digest(of: content)) }

    /// Returns whether a file has the content that was handed out, apart from line endings, which some tools convert.
    func wrote(_ content: Data, to path: String) -> Bool {
        let converted = String(decoding: content, as: UTF8.self).replacing("\r\n", with: "\n")
        return [content, Data(converted.utf8)].map(HandoutRecord.digest).contains(files[path])
    }

    static func digest(of content: Data) -> String {
        var digest = ContentDigest()
        digest.add(content)
        return digest.text
    }
}
