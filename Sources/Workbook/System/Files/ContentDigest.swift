import Foundation

/// A digest that changes when the content changes (FNV-1a, 128 bits).
///
/// It detects edits, but does not protect against forgery; ``SHA256`` does.
///
/// Source: draft-eastlake-fnv, section 5.
package struct ContentDigest: Sendable, Equatable {
    private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

    /// Creates the digest of nothing.
    package init() {}

    /// The digest as text.
    package var text: String { String(state, radix: 36) }

    /// Adds a text.
    package mutating func add(_ text: String) { add(Data(text.utf8)) }

    /// Adds a file with its name; one that cannot be read counts as empty.
    package mutating func add(file: URL) {
        add(file.lastPathComponent)
        add(FileManager.default.contents(atPath: file.path) ?? Data())
    }

    /// Adds all files below a folder with their paths in it; those with certain names, and hidden ones, are left out.
    package mutating func add(folder: URL, except names: Set<String> = []) {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for path in paths.sorted() {
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            // Folders have no contents.
            guard !name.hasPrefix("."), !names.contains(name),
                let data = FileManager.default.contents(atPath: folder.appending(path: path).path)
            else { continue }
            add(path)
            add(data)
        }
    }

    /// Adds bytes, after their number, so that "ab" and "c" differ from "a" and "bc".
    package mutating func add(_ data: Data) {
        var length = data.count
        repeat {
            take(UInt8(truncatingIfNeeded: length))
            length >>= 8
        } while length > 0
        take(0xFF)
        data.withUnsafeBytes { for byte in $0 { take(byte) } }
    }

    private mutating func take(_ byte: UInt8) {
        state = (state ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
}
