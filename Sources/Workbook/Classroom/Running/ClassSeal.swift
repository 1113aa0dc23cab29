import Foundation
import WorkbookSystem

/// A seal on the results of a class, which shows to those who have its key whether anything was changed since.
///
/// It is a message authentication code (HMAC with SHA-256, RFC 2104), so whoever can check a seal can also make one. A signature,
/// which only one person can make, needs cryptography that the toolchain doesn't have on Linux.
package struct ClassSeal: Sendable {
    private let key: [UInt8]

    /// With fewer bytes, a key can be guessed.
    private static let shortestKey = 16

    /// Reads the key from a file.
    ///
    /// - Throws: ``ClassFolderProblem`` for a key that is short or can't be read.
    package init(keyIn file: URL) throws {
        // Whatever keeps it from being read, another file has to be named.
        guard let data = try? BoundedFile.read(file, limit: 1 << 20) else {
            throw ClassFolderProblem.noKey(file)
        }
        guard data.count >= Self.shortestKey else { throw ClassFolderProblem.weakKey(file) }
        key = [UInt8](data)
    }

    /// Seals what grading found.
    ///
    /// - Throws: The file system's errors.
    package func seal(_ folder: ClassFolder) throws {
        try Data((try code(of: folder) + "\n").utf8).write(to: folder.seal, options: .atomic)
    }

    /// Checks results that are about to change and to be sealed again.
    ///
    /// - Parameter trustsUnsealed: Whether results without a seal may be sealed. Somebody who changes results can also remove their
    ///   seal.
    /// - Throws: ``ClassFolderProblem``, or the file system's errors.
    package func checkBeforeChange(_ folder: ClassFolder, trustsUnsealed: Bool) throws {
        if FileKind(of: folder.seal) != .nothing {
            try check(folder)
        } else if folder.hasVerdicts && !trustsUnsealed {
            throw ClassFolderProblem.sealLost(folder.root)
        }
    }

    /// Checks that what grading found is what was sealed.
    ///
    /// - Throws: ``ClassFolderProblem``, or the file system's errors.
    package func check(_ folder: ClassFolder) throws {
        guard FileKind(of: folder.seal) == .file else { throw ClassFolderProblem.unsealed(folder.root) }
        let stored = try BoundedFile.read(folder.seal, limit: 1 << 10)
        guard String(decoding: stored, as: UTF8.self) == (try code(of: folder)) + "\n" else {
            throw ClassFolderProblem.brokenSeal(folder.root)
        }
    }

    /// Returns the code for everything that a merge reads: the record, the verdicts, the learners' files, and policy and roster.
    private func code(of folder: ClassFolder) throws -> String {
        let files = FileTree(folder.root, excluding: [])
        let names = [folder.record, folder.journal].map(\.lastPathComponent)
        let folders = [folder.submitted, folder.settings].map { $0.lastPathComponent + "/" }
        let sealed = files.files().filter { file in
            names.contains(file) || folders.contains(where: file.hasPrefix)
        }
        let lines = try sealed.sorted().map {
            "\(SHA256.text(of: try Data(contentsOf: folder.root.appending(path: $0))))  \($0)\n"
        }
        return authentication(of: Data(lines.joined().utf8))
    }

    /// Returns the HMAC of a message in hexadecimal digits.
    func authentication(of message: Data) -> String {
        let block = 64
        let start = key.count > block ? Self.bytes(SHA256.text(of: Data(key))) : key
        let padded = start + Array(repeating: 0, count: block - start.count)
        let inner = SHA256.text(of: Data(padded.map { $0 ^ 0x36 }) + message)
        return SHA256.text(of: Data(padded.map { $0 ^ 0x5c } + Self.bytes(inner)))
    }

    private static func bytes(_ digits: String) -> [UInt8] {
        let values = digits.compactMap { $0.hexDigitValue.map(UInt8.init) }
        return stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }
}
