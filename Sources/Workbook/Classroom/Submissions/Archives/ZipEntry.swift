/// How a file is stored in a ZIP archive, according to the archive's directory.
struct ZipEntry: Sendable, Equatable {
    /// The compression method: 0 is stored, 8 is DEFLATE.
    var method: Int
    /// The checksum of the unpacked content.
    var checksum: Int
    /// The number of bytes in the archive.
    var packedSize: Int
    /// The number of bytes when unpacked.
    var size: Int
    /// The offset of the local header.
    var headerOffset: Int
    /// The offset at which the directory starts, before which the content must end.
    var directoryOffset: Int
}

/// What is written in front of each file's content in a ZIP archive.
///
/// Source: PKWARE APPNOTE 6.3.10, section 4.3.7.
enum ZipLocalHeader {
    static let signature = 0x0403_4b50
    static let size = 30
}

extension ZipEntry {
    /// The methods that `unzip` reads: stored, DEFLATE, Deflate64 and bzip2.
    static let supportedMethods: Set<Int> = [0, 8, 9, 12]

    /// Returns the packed content.
    ///
    /// - Throws: ``SubmissionProblem/unreadableArchive(_:)``.
    func packedContent(in archive: ArchiveBytes) throws(SubmissionProblem) -> [UInt8] {
        let header = LittleEndian(
            bytes: try archive.bytes(at: headerOffset, count: ZipLocalHeader.size))
        guard header.number(at: 0, bytes: 4) == ZipLocalHeader.signature,
            let name = header.number(at: 26, bytes: 2), let extra = header.number(at: 28, bytes: 2)
        else { throw .unreadableArchive("a file is not where its list of files says") }
        let start = headerOffset + ZipLocalHeader.size + name + extra
        guard start <= directoryOffset, packedSize <= directoryOffset - start else {
            throw .unreadableArchive("a file reaches into its list of files")
        }
        return try archive.bytes(at: start, count: packedSize)
    }
}

/// The checksum of ZIP and gzip (polynomial EDB88320, reversed).
///
/// Source: PKWARE APPNOTE 6.3.10, section 4.4.7.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
        }
    }

    /// Returns the checksum of bytes.
    static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { value, byte in
            table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ (value >> 8)
        }
    }
}

/// Reads the numbers of binary formats with the lowest byte first, and never beyond the end.
struct LittleEndian {
    /// The bytes.
    let bytes: [UInt8]

    /// Returns the number that is stored in `count` bytes; `nil` if they do not exist or the number is too large.
    func number(at offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, count <= 8, offset <= bytes.count, count <= bytes.count - offset else {
            return nil
        }
        var number: UInt64 = 0
        for index in (0..<count).reversed() { number = number << 8 | UInt64(bytes[offset + index]) }
        return Int(exactly: number)
    }

    /// Returns the bytes of a number with the lowest byte first.
    static func bytes(of number: Int, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
