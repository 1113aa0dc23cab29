import Foundation

/// Builds tar archives (ustar), including wrong ones.
package struct SampleTar {
    /// The bytes of the archive so far.
    package private(set) var bytes: [UInt8] = []

    /// Creates an archive of texts.
    package init(_ files: KeyValuePairs<String, String> = [:]) {
        for file in files { add(file.key, file.value) }
    }

    /// Adds an entry.
    package mutating func add(
        _ name: String, _ content: String = "", type: Character = "0", size: String? = nil,
        prefix: String = ""
    ) {
        var header = [UInt8](repeating: 0, count: 512)
        func set(_ text: String, at offset: Int) {
            for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
        }
        set(name, at: 0)
        set("0000644", at: 100)
        set(size ?? String(content.utf8.count, radix: 8), at: 124)
        // 15 January 2027, 08:00 UTC
        set(String(1_800_000_000, radix: 8), at: 136)
        set("        ", at: 148)
        set(String(type), at: 156)
        set("ustar", at: 257)
        set("00", at: 263)
        set(prefix, at: 345)
        set(String(header.reduce(0) { $0 + Int($1) }, radix: 8) + "\0", at: 148)
        bytes += header + Array(content.utf8)
        bytes += [UInt8](repeating: 0, count: (512 - content.utf8.count % 512) % 512)
    }

    /// The whole archive.
    package var data: Data { Data(bytes + [UInt8](repeating: 0, count: 1024)) }

    /// Returns an archive with a correct checksum in every block, so that damage gets past the checksum test.
    package static func repairingChecksums(in archive: Data) -> Data {
        var bytes = [UInt8](archive)
        for start in stride(from: 0, to: bytes.count - 511, by: 512)
        where bytes[start..<start + 512].contains(where: { $0 != 0 }) {
            bytes.replaceSubrange(start + 148..<start + 156, with: Array("        ".utf8))
            let sum = bytes[start..<start + 512].reduce(0) { $0 + Int($1) }
            let digits = Array(String(sum, radix: 8).utf8) + [0]
            bytes.replaceSubrange(start + 148..<start + 148 + digits.count, with: digits)
        }
        return Data(bytes)
    }
}
