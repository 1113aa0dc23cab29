import Foundation

/// The list of files at the end of a ZIP archive.
///
/// Reading it unpacks nothing, so a malicious archive is recognized before it can do harm. Anything unusual, such as a
/// directory that isn't directly before its end record, is refused: programs disagree about such archives.
///
/// Source: PKWARE APPNOTE 6.3.10, sections 4.3.12 to 4.3.16.
struct ZipDirectory {
    /// Where the directory is.
    private struct Location {
        var count: Int
        var size: Int
        var offset: Int
    }

    private static let endSize = 22
    private static let longestComment = 0xFFFF

    /// The entries, in the order of the directory.
    private(set) var entries: [ArchiveEntry] = []

    /// Reads the directory of an archive.
    ///
    /// - Throws: ``SubmissionProblem``.
    init(of archive: ArchiveBytes, limits: SubmissionLimits) throws(SubmissionProblem) {
        let location = try Self.locate(in: archive)
        guard location.size <= limits.directoryBytes else { throw .overLimit(.entries(limits.entries)) }
        let directory = LittleEndian(bytes: try archive.bytes(at: location.offset, count: location.size))
        var offset = 0
        guard location.count <= limits.listedEntries else {
            throw .overLimit(.entries(limits.listedEntries))
        }
        // The number of entries isn't trusted: each takes at least 46 bytes of the directory.
        for _ in 0..<location.count {
            guard let record = ZipDirectoryRecord(in: directory, at: offset) else {
                throw .unreadableArchive("its list of files is damaged")
            }
            entries.append(record.entry(directoryOffset: location.offset))
            offset += record.length
        }
        guard offset == location.size else {
            throw .unreadableArchive("its list of files has another length than announced")
        }
    }

    private static func locate(in archive: ArchiveBytes) throws(SubmissionProblem) -> Location {
        let count = min(archive.size, endSize + longestComment)
        let start = archive.size - count
        let tail = LittleEndian(bytes: try archive.bytes(at: start, count: count))
        guard
            let end = stride(from: count - endSize, through: 0, by: -1).first(where: { offset in
                // The comment after the record must reach exactly to the end.
                tail.number(at: offset, bytes: 4) == 0x0605_4b50
                    && tail.number(at: offset + 20, bytes: 2) == count - offset - endSize
            })
        else { throw .unreadableArchive("its list of files is missing, so it may be cut off") }
        func value(_ offset: Int, _ bytes: Int) -> Int { tail.number(at: end + offset, bytes: bytes) ?? 0 }
        var location = Location(count: value(10, 2), size: value(12, 4), offset: value(16, 4))
        var position = start + end
        let isSplit = value(4, 2) != value(6, 2) || value(8, 2) != location.count
        if location.count == 0xFFFF || location.size == 0xFFFF_FFFF || location.offset == 0xFFFF_FFFF {
            (location, position) = try locateLarge(in: archive, before: position)
        } else if isSplit {
            throw .unreadableArchive("it is one part of an archive that was split")
        }
        guard location.size <= position, location.offset == position - location.size else {
            throw .unreadableArchive("its list of files is not where it should be")
        }
        return location
    }

    /// Reads the records that replace the end record in large archives (Zip64).
    private static func locateLarge(in archive: ArchiveBytes, before end: Int) throws(SubmissionProblem)
        -> (Location, position: Int)
    {
        let damaged = SubmissionProblem.unreadableArchive("its end record is damaged")
        guard end >= 20 else { throw damaged }
        let locator = LittleEndian(bytes: try archive.bytes(at: end - 20, count: 20))
        guard locator.number(at: 0, bytes: 4) == 0x0706_4b50, let position = locator.number(at: 8, bytes: 8),
            position <= end
        else { throw damaged }
        let record = LittleEndian(bytes: try archive.bytes(at: position, count: 56))
        guard record.number(at: 0, bytes: 4) == 0x0606_4b50, let count = record.number(at: 32, bytes: 8),
            let size = record.number(at: 40, bytes: 8), let offset = record.number(at: 48, bytes: 8)
        else { throw damaged }
        return (Location(count: count, size: size, offset: offset), position)
    }
}
