import Foundation
import WorkbookSystem

/// A seal on the results of a class, which shows to those who have its key whether anything was changed since.
///
/// It is a message authentication code (HMAC with SHA-256, RFC 2104), so whoever can check a seal can also make one. A signature,
/// which only one person can make, needs cryptography that the toolchain doesn't have on Linux.
package struct ClassSeal: Sendable {
    private let key: [UInt8]
    /// The journal that was read last, with its digest, which takes seconds for a large class.
    private let journal = Locked<(content: Data, digest: String)>((Data(), SHA256.text(of: Data())))

    /// With fewer bytes, a key can be guessed.
    private static let shortestKey = 16

    /// Reads the key from a file.
    ///
    /// - Throws: ``SealProblem`` for a key that is short or can't be read.
    package init(keyIn file: URL) throws {
        // Whatever keeps it from being read, another file has to be named.
        guard let data = try? BoundedFile.read(file, limit: 1 << 20) else {
            throw SealProblem.noKey(file)
        }
        guard data.count >= Self.shortestKey else { throw SealProblem.weakKey(file) }
        key = [UInt8](data)
    }

    /// Returns the digest of a journal.
    func digest(ofJournal content: Data) -> String {
        journal.withLock { known in
            if known.content != content { known = (content, SHA256.text(of: content)) }
            return known.digest
        }
    }

    /// Returns the HMAC of a message in hexadecimal digits.
    func authentication(of message: Data) -> String {
        let block = 64
        let start = key.count > block ? Self.bytes(SHA256.text(of: Data(key))) : key
        let padded = start + Array(repeating: 0, count: block - start.count)
        let inner = SHA256.text(of: Data(padded.map { $0 ^ 0x36 }) + message)
        return SHA256.text(of: Data(padded.map { $0 ^ 0x5c } + Self.bytes(inner)))
    }

    /// Returns a line of a journal with its code at the end.
    func sealed(_ line: Data) -> Data {
        line.dropLast() + Data(",\"\(Self.lineKey)\":\"\(authentication(of: line))\"}".utf8)
    }

    /// Whether each line of a journal has its code; one that was cut off has none, and says nothing.
    func isSealed(_ lines: Data) -> Bool {
        lines.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
            guard (try? JSONDecoder().decode(JournalEntry.self, from: line)) != nil else { return true }
            let end = ",\"\(Self.lineKey)\":\"".utf8.count + 64 + "\"}".utf8.count
            return line.elementsEqual(sealed(line.dropLast(end) + Data("}".utf8)))
        }
    }

    private static let lineKey = "seal"

    private static func bytes(_ digits: String) -> [UInt8] {
        let values = digits.compactMap { $0.hexDigitValue.map(UInt8.init) }
        return stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }
}
