import Foundation

/// Builds a ZIP archive from contents that are already compressed.
///
/// Source: PKWARE APPNOTE 6.3.10, section 4.3.
struct ZipWriter {
    private var contents: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// Whether nothing was added.
    var isEmpty: Bool { count == 0 }

    /// Adds a file.
    mutating func add(_ packed: [UInt8], as name: String, describedBy entry: ZipEntry) {
        // The same in both headers: version 4.6, no flags, the method, 1 January 1980, checksum, sizes, the name's length.
        let common = Self.numbers(
            (46, 2), (0, 2), (entry.method, 2), (0, 2), (0x21, 2), (entry.checksum, 4), (packed.count, 4),
            (entry.size, 4), (name.utf8.count, 2), (0, 2))
        directory += Self.numbers((0x0201_4b50, 4), (46, 2)) + common
        // No comment, the first disk, no attributes, the offset of the local header.
        directory += Self.numbers((0, 2), (0, 2), (0, 2), (0, 4), (contents.count, 4)) + Array(name.utf8)
        contents += Self.numbers((ZipLocalHeader.signature, 4)) + common + Array(name.utf8) + packed
        count += 1
    }

    /// Returns the whole archive.
    func archive() -> Data {
        let end = Self.numbers(
            (0x0605_4b50, 4), (0, 2), (0, 2), (count, 2), (count, 2), (directory.count, 4),
            (contents.count, 4),
            (0, 2))
        return Data(contents + directory + end)
    }

    private static func numbers(_ values: (number: Int, bytes: Int)...) -> [UInt8] {
        values.flatMap { LittleEndian.bytes(of: $0.number, count: $0.bytes) }
    }
}
