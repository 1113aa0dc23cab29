import Foundation

/// A tar archive whose bytes depend only on the names, contents and times of its files.
///
/// Every file has the same owner and permissions, and the same time unless another one is given.
///
/// Source: POSIX.1-2017, pax, "ustar Interchange Format" and "pax Extended Header".
package struct TarArchive: Sendable {
    /// The usual time of a file in seconds since 1970: the start of 2020 in UTC.
    ///
    /// Zip files can't express times before 1980, and some programs warn about files from 1970.
    package static let time = 1_577_836_800

    /// The bytes of the archive so far.
    private var blocks = Data()

    /// Creates an empty archive.
    package init() {}

    /// The whole archive.
    package var data: Data { blocks + Data(count: 2 * TarArchive.blockSize) }

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - path: A relative path.
    ///   - time: When it was changed, in seconds since 1970.
    package mutating func add(_ path: String, _ content: Data, time: Int = TarArchive.time) {
        if let (prefix, name) = TarArchive.split(path) {
            addEntry(prefix: prefix, name: name, type: "0", content, time)
        } else {
            // Only the extended header can hold the path, so the ordinary one has a part of it, for old programs.
            addEntry(prefix: [], name: Array("PaxHeader".utf8), type: "x", TarArchive.record("path", path))
            addEntry(
                prefix: [], name: Array(path.utf8.suffix(TarArchive.nameSize)), type: "0", content, time)
        }
    }

    private static let blockSize = 512
    private static let (nameSize, prefixSize) = (100, 155)

    private mutating func addEntry(
        prefix: [UInt8], name: [UInt8], type: Character, _ content: Data, _ time: Int = TarArchive.time
    ) {
        var header: [UInt8] = []
        func field(_ bytes: [UInt8], _ size: Int) {
            header += bytes + Array(repeating: 0, count: size - bytes.count)
        }
        func number(_ value: Int, _ size: Int) {
            let digits = String(value, radix: 8)
            let zeros = String(repeating: "0", count: max(0, size - 1 - digits.count))
            field(Array((zeros + digits).utf8), size)
        }
        field(name, TarArchive.nameSize)
        number(0o644, 8)
        number(0, 8)
        number(0, 8)
        number(content.count, 12)
        number(time, 12)
        // The checksum is that of a header with spaces in its place.
        field(Array(repeating: UInt8(ascii: " "), count: 8), 8)
        field(Array(String(type).utf8), 1)
        field([], 100)
        field(Array("ustar".utf8), 6)
        field(Array("00".utf8), 2)
        field([], 32)
        field([], 32)
        number(0, 8)
        number(0, 8)
        field(prefix, TarArchive.prefixSize)
        field([], 12)
        let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
        let padded = String(repeating: "0", count: max(0, 6 - sum.count)) + sum
        header.replaceSubrange(148..<156, with: Array(padded.utf8) + [0, UInt8(ascii: " ")])
        blocks += header
        blocks += content
        let rest = content.count % TarArchive.blockSize
        if rest > 0 { blocks += Data(count: TarArchive.blockSize - rest) }
    }

    /// Splits a path at a slash, so that both parts fit into a header; `nil` if that is impossible.
    static func split(_ path: String) -> (prefix: [UInt8], name: [UInt8])? {
        let bytes = Array(path.utf8)
        // Not every program reads other characters from an ordinary header.
        guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
        if bytes.count <= nameSize { return ([], bytes) }
        let slash = bytes.indices.first {
            bytes[$0] == UInt8(ascii: "/") && bytes.count - $0 - 1 <= nameSize && $0 <= prefixSize
        }
        return slash.map { (Array(bytes[..<$0]), Array(bytes[($0 + 1)...])) }
    }

    /// Returns a record of an extended header, which begins with its own length.
    static func record(_ key: String, _ value: String) -> Data {
        let rest = " \(key)=\(value)\n".utf8.count
        var length = rest
        while rest + String(length).utf8.count != length { length = rest + String(length).utf8.count }
        return Data("\(length) \(key)=\(value)\n".utf8)
    }
}
