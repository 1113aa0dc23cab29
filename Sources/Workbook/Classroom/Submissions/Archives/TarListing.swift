import Foundation

/// The headers of a tar archive that isn't compressed.
///
/// The contents lie between the headers as they are, so no other program has to read the archive, and none can
/// understand it differently.
///
/// Sources: POSIX.1-2017, `pax`, section "ustar Interchange Format"; GNU tar manual, "Basic Tar Format".
struct TarListing {
    /// The entries, in the order of the archive.
    private(set) var entries: [ArchiveEntry] = []

    private static let block = 512
    /// The most bytes of a header that only describes the next one.
    private static let longestExtension = 1 << 16

    /// Reads the headers of an archive.
    ///
    /// - Throws: ``SubmissionProblem``.
    init(of archive: ArchiveBytes, limits: SubmissionLimits) throws(SubmissionProblem) {
        var offset = 0
        var next = TarExtension()
        var count = 0
        while offset < archive.size {
            count += 1
            guard count <= limits.listedEntries else { throw .overLimit(.entries(limits.listedEntries)) }
            let header = TarHeader(bytes: try archive.bytes(at: offset, count: Self.block))
            // Blocks of zeros end an archive; what follows is padding.
            if header.isZero { return }
            guard header.isIntact, let stored = header.size else {
                throw .unreadableArchive(
                    offset == 0 ? "it is neither a ZIP nor a tar archive" : "one of its headers is damaged")
            }
            offset += Self.block
            let size = next.size ?? stored
            guard size <= archive.size - offset else { throw .unreadableArchive("the file is cut off") }
            switch header.type {
            case "x", "L", "K":
                guard stored <= Self.longestExtension else {
                    throw .unreadableArchive("one of its headers is too long")
                }
                next.read(try archive.bytes(at: offset, count: stored), type: header.type)
                offset += Self.rounded(stored)
                continue
            case "g": break
            default: entries.append(header.entry(changedBy: next, size: size, contentOffset: offset))
            }
            next = TarExtension()
            offset += Self.rounded(size)
        }
        // Files may be missing without any other sign.
        throw .unreadableArchive("its end is missing, so it may be cut off")
    }

    private static func rounded(_ size: Int) -> Int { (size + block - 1) / block * block }
}
