import Foundation
import WorkbookModel
import WorkbookSystem

/// The checksums of the files of a course that no learner edits: a line for each folder or file.
///
/// The sum of a folder is that of the output of `cksum` for all files in it. `grade course record` writes the list, and
/// `grade doctor` compares a learner's copy with it.
package struct ChecksumList {
    /// Returns the file of a course.
    package static func file(of course: Course) -> URL {
        course.root.appending(path: "\(course.folders.suites)/checksums.txt")
    }

    private var entries: [(sum: UInt32, path: String)]
    /// The list itself, if one of its lines isn't an entry, such as a merge marker.
    private var damaged: [String] = []

    /// Reads the list of a course; `nil` if there is none.
    package init?(of course: Course) {
        // A list that cannot be read is as good as none.
        guard
            let data = try? BoundedFile.read(
                ChecksumList.file(of: course), limit: BoundedFile.largestJSON)
        else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        entries = lines.compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let sum = UInt32(parts[0]) else { return nil }
            return (sum, String(parts[1]))
        }
        if entries.count < lines.count { damaged = [course.relativePath(of: ChecksumList.file(of: course))] }
    }

    /// Computes the list of some folders and files.
    ///
    /// - Parameter paths: Their paths in the course.
    package init(of paths: [String], in course: Course) {
        entries = paths.map { (ChecksumList.sum(of: $0, in: course), $0) }
    }

    /// The content of the file.
    package var text: String { entries.map { "\($0.sum) \($0.path)\n" }.joined() }

    /// The paths on the list.
    package var paths: [String] { entries.map(\.path) }

    /// Returns the paths whose files are missing or differ from the list, and the list's own if it is damaged.
    package func changed(in course: Course) -> [String] {
        damaged + entries.filter { ChecksumList.sum(of: $0.path, in: course) != $0.sum }.map(\.path)
    }

    private static func sum(of path: String, in course: Course) -> UInt32 {
        let place = course.root.appending(path: path).path
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        let names = isThere && isFolder.boolValue ? FileManager.default.enumerator(atPath: place) : nil
        let paths = names.map { $0.compactMap { $0 as? String }.map { "\(path)/\($0)" } } ?? [path]
        let lines = paths.filter { !($0.split(separator: "/").last ?? "").hasPrefix(".") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .compactMap { file -> String? in
                // Folders have no contents.
                guard let data = FileManager.default.contents(atPath: course.root.appending(path: file).path)
                else { return nil }
                return "\(Checksum.sum(of: data)) \(data.count) \(file)\n"
            }
        return Checksum.sum(of: Data(lines.joined().utf8))
    }
}
