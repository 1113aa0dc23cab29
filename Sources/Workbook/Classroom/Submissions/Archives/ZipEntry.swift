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
