import Foundation
import WorkbookModel
import WorkbookSystem

/// The checksum that the standard tool `cksum` writes (POSIX): enough to notice a change that nobody meant to make.
enum Checksum {
    /// The sum of some bytes and their number.
    static func sum(of data: Data) -> UInt32 {
        var sum: UInt32 = 0
        func take(_ byte: UInt8) { sum = (sum << 8) ^ table[Int(UInt8(sum >> 24) ^ byte)] }
        data.forEach(take)
        var length = data.count
        while length > 0 {
            take(UInt8(length & 0xFF))
            length >>= 8
        }
        return ~sum
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index) << 24) { value, _ in
            value & 0x8000_0000 == 0 ? value << 1 : (value << 1) ^ 0x04C1_1DB7
        }
    }
}

/// What the files of a course should be that no learner edits: a line for each folder or file, with its checksum.
///
/// The sum of a folder is that of what `cksum` says of all files in it. `.ci/checksums` writes the list.
struct ChecksumList {
    /// Where it lies in a course.
    static let path = "Tests/Suites/checksums.txt"

    private var entries: [(sum: UInt32, path: String)]

    /// Reads the list of a course; `nil` where there is none.
    init?(of course: Course) {
        // A list that cannot be read is as good as none.
        guard
            let data = try? BoundedFile.read(
                course.root.appending(path: ChecksumList.path), limit: BoundedFile.largestJSON)
        else { return nil }
        entries = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let sum = UInt32(parts[0]) else { return nil }
            return (sum, String(parts[1]))
        }
    }

    /// The paths on the list.
    var paths: [String] { entries.map(\.path) }

    /// The paths at which something is not what the list says, or not there.
    func changed(in course: Course) -> [String] {
        entries.filter { ChecksumList.sum(of: $0.path, in: course) != $0.sum }.map(\.path)
    }

    private static func sum(of path: String, in course: Course) -> UInt32 {
        let place = course.root.appending(path: path).path
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        let names = isThere && isFolder.boolValue ? FileManager.default.enumerator(atPath: place) : nil
        let paths = names.map { $0.compactMap { $0 as? String }.map { "\(path)/\($0)" } } ?? [path]
        let lines = paths.filter { !($0.split(separator: "/").last ?? "").hasPrefix(".") }.sorted().compactMap
        {
            file -> String? in
            // Folders have no contents.
            guard let data = FileManager.default.contents(atPath: course.root.appending(path: file).path)
            else {
                return nil
            }
            return "\(Checksum.sum(of: data)) \(data.count) \(file)\n"
        }
        return Checksum.sum(of: Data(lines.joined().utf8))
    }
}
