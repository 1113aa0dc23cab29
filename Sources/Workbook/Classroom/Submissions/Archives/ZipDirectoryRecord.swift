import Foundation

/// One record of a ZIP archive's directory.
///
/// Source: PKWARE APPNOTE 6.3.10, sections 4.3.12 and 4.5; for the file's mode, Info-ZIP's zipinfo documentation.
struct ZipDirectoryRecord {
    private static let size = 46

    /// The number of bytes of the whole record.
    let length: Int
    private let flags: Int
    private let mode: Int
    private let name: [UInt8]
    private var zip: ZipEntry
    private var time: ArchiveEntry.Time

    /// Reads the record at an offset; `nil` if it is damaged.
    init?(in directory: LittleEndian, at start: Int) {
        func value(_ offset: Int, _ bytes: Int) -> Int? { directory.number(at: start + offset, bytes: bytes) }
        guard value(0, 4) == 0x0201_4b50, let flags = value(8, 2),
            let method = value(10, 2), let dosTime = value(12, 2), let dosDate = value(14, 2),
            let checksum = value(16, 4), let packedSize = value(20, 4), let size = value(24, 4),
            let nameLength = value(28, 2), let extraLength = value(30, 2), let commentLength = value(32, 2),
            let attributes = value(38, 4), let headerOffset = value(42, 4)
        else { return nil }
        length = Self.size + nameLength + extraLength + commentLength
        guard length <= directory.bytes.count - start else { return nil }
        self.flags = flags
        mode = attributes >> 16
        let nameStart = start + Self.size
        name = Array(directory.bytes[nameStart..<nameStart + nameLength])
        zip = ZipEntry(
            method: method, checksum: checksum, packedSize: packedSize, size: size,
            headerOffset: headerOffset,
            directoryOffset: 0)
        time = .dos(date: dosDate, time: dosTime)
        let extra = LittleEndian(
            bytes: Array(directory.bytes[nameStart + nameLength..<nameStart + nameLength + extraLength]))
        guard readExtraFields(extra) else { return nil }
    }

    /// Reads what has no place in the record itself, and returns whether all of it is there.
    private mutating func readExtraFields(_ extra: LittleEndian) -> Bool {
        var offset = 0
        while let id = extra.number(at: offset, bytes: 2), let size = extra.number(at: offset + 2, bytes: 2) {
            let end = offset + 4 + size
            offset += 4
            guard end <= extra.bytes.count else { break }
            if id == 0x0001 {
                // Zip64: only the values that did not fit, in this order.
                for key in [\ZipEntry.size, \.packedSize, \.headerOffset]
                where zip[keyPath: key] == 0xFFFF_FFFF {
                    guard offset + 8 <= end, let number = extra.number(at: offset, bytes: 8) else {
                        return false
                    }
                    zip[keyPath: key] = number
                    offset += 8
                }
            } else if id == 0x5455, size >= 5, let flags = extra.number(at: offset, bytes: 1), flags & 1 == 1,
                let seconds = extra.number(at: offset + 1, bytes: 4)
            {
                // Info-ZIP's extended timestamp, which does not depend on a time zone.
                time = .unix(Int(Int32(truncatingIfNeeded: seconds)))
            }
            offset = end
        }
        return true
    }

    /// Returns the file or folder that the record describes.
    func entry(directoryOffset: Int) -> ArchiveEntry {
        var zip = zip
        zip.directoryOffset = directoryOffset
        let isUnicode = flags & 0x800 != 0
        var path = String(validating: name, as: UTF8.self)
        // Without the flag for UTF-8, the encoding is unknown. The path is then good enough to find its last parts.
        if path == nil, !isUnicode { path = String(decoding: name, as: UTF8.self) }
        let isEncrypted = flags & 0x2041 != 0
        let isSupported = ZipEntry.supportedMethods.contains(zip.method)
        return ArchiveEntry(
            path: path, shownPath: String(decoding: name, as: UTF8.self), kind: kind(of: path),
            size: zip.size,
            packedSize: zip.packedSize, time: time,
            refusal: isEncrypted ? .encrypted : isSupported ? nil : .unsupported, content: .zipped(zip))
    }

    /// Returns the kind of file according to its mode, which programs for Windows leave out.
    private func kind(of path: String?) -> ArchiveEntry.Kind {
        switch mode & 0o170000 {
        case 0o120000: .link
        case 0o040000: .folder
        case 0, 0o100000: path?.hasSuffix("/") == true || path?.hasSuffix("\\") == true ? .folder : .file
        default: .special
        }
    }
}
