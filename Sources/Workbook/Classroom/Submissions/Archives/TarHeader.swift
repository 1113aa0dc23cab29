import Foundation

/// One header of a tar archive.
struct TarHeader {
    /// Its 512 bytes.
    let bytes: [UInt8]

    /// Whether it is only padding.
    var isZero: Bool { bytes.allSatisfy { $0 == 0 } }

    /// What it describes, as one letter.
    var type: Character { bytes[156] == 0 ? "0" : Character(UnicodeScalar(bytes[156])) }

    /// The number of bytes that follow.
    var size: Int? { number(124..<136) }

    /// Whether its checksum is right.
    var isIntact: Bool {
        guard let stored = number(148..<156) else { return false }
        func sum(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 + Int($1) } }
        // The checksum's own bytes count as blanks.
        return sum(bytes) - sum(bytes[148..<156]) + 8 * 0x20 == stored
    }

    /// Returns the file or folder that it describes, with what the headers before it changed.
    func entry(changedBy change: TarExtension, size: Int, contentOffset: Int) -> ArchiveEntry {
        let isUstar = Array(bytes[257..<262]) == Array("ustar".utf8)
        // In GNU's own format, the place of the prefix is used for something else.
        let hasPrefix = isUstar && bytes[262] == 0 && bytes[345] != 0
        let stored =
            change.path ?? (hasPrefix ? text(345..<500) + Array("/".utf8) : []) + text(0..<100)
        let kind: ArchiveEntry.Kind =
            switch type {
            case "0", "7": stored.last == UInt8(ascii: "/") ? .folder : .file
            case "1", "2": .link
            case "5": .folder
            default: .special
            }
        let seconds = change.modified ?? number(136..<148)
        return ArchiveEntry(
            path: String(validating: stored, as: UTF8.self),
            shownPath: String(decoding: stored, as: UTF8.self),
            kind: kind, size: size, time: seconds.map { .unix($0) },
            refusal: change.isSparse ? .unsupported : nil, content: .plain(offset: contentOffset))
    }

    /// Returns a field up to its first zero.
    private func text(_ range: Range<Int>) -> [UInt8] { Array(bytes[range].prefix { $0 != 0 }) }

    /// Returns a number: octal digits, or in GNU's format for large numbers bytes, with the highest first.
    private func number(_ range: Range<Int>) -> Int? {
        let field = bytes[range]
        if let first = field.first, first & 0x80 != 0 {
            guard first == 0x80, field.dropFirst().dropLast(8).allSatisfy({ $0 == 0 }) else { return nil }
            return Int(exactly: field.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }
        let digits = field.drop { $0 == 0x20 }.prefix { $0 != 0 && $0 != 0x20 }
        // A sign would be accepted as part of a number.
        guard digits.allSatisfy({ (0x30...0x37).contains($0) }) else { return nil }
        return digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self), radix: 8)
    }
}
