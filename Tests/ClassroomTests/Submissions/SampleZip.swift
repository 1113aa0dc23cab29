import Foundation

@testable import WorkbookClassroom

/// Builds ZIP archives with uncompressed contents, including malformed archives.
struct SampleZip {
    /// A file in an archive, with every field that an attacker could set.
    struct File {
        var name: [UInt8]
        var content = Data()
        /// The file's mode, as Unix programs store it.
        var mode = 0o100644
        var hostSystem = 3
        var flags = 0
        var method = 0
        /// The size to claim, if it differs from the content's size.
        var size: Int?
        var checksum: Int?
        var extra: [UInt8] = []

        init(_ name: String, _ content: String = "", mode: Int = 0o100644) {
            self.name = Array(name.utf8)
            self.content = Data(content.utf8)
            self.mode = mode
        }
    }

    var files: [File] = []
    var comment = ""

    init(_ files: [File]) { self.files = files }

    /// Creates an archive of texts.
    init(_ files: KeyValuePairs<String, String>) { self.init(files.map { File($0.key, $0.value) }) }

    /// The bytes of the archive.
    var data: Data {
        var contents: [UInt8] = []
        var directory: [UInt8] = []
        for file in files {
            let checksum = file.checksum ?? Int(CRC32.checksum(of: file.content))
            // 15 January 2027, 08:00
            let common = Self.numbers(
                (20, 2), (file.flags, 2), (file.method, 2), (8 << 11, 2), (47 << 9 | 1 << 5 | 15, 2),
                (checksum, 4), (file.content.count, 4), (file.size ?? file.content.count, 4),
                (file.name.count, 2), (file.extra.count, 2))
            directory += Self.numbers((0x0201_4b50, 4), (file.hostSystem << 8 | 20, 2)) + common
            directory += Self.numbers((0, 2), (0, 2), (0, 2), (file.mode << 16, 4), (contents.count, 4))
            directory += file.name + file.extra
            contents += Self.numbers((0x0403_4b50, 4)) + common + file.name + file.extra + file.content
        }
        let end = Self.numbers(
            (0x0605_4b50, 4), (0, 2), (0, 2), (files.count, 2), (files.count, 2), (directory.count, 4),
            (contents.count, 4), (comment.utf8.count, 2))
        return Data(contents + directory + end + Array(comment.utf8))
    }

    private static func numbers(_ values: (number: Int, bytes: Int)...) -> [UInt8] {
        values.flatMap { LittleEndian.bytes(of: $0.number, count: $0.bytes) }
    }
}
