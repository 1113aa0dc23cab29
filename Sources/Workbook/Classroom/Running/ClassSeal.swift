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
        try write(try code(of: folder, journal: Self.journal(of: folder)), to: folder)
    }

    /// Seals what a run begins with, so that the same run can continue if it is interrupted: from then on, each line of the journal
    /// has a code of its own.
    ///
    /// - Throws: The file system's errors.
    package func begin(_ folder: ClassFolder) throws {
        let journal = try Self.journal(of: folder)
        try write("\(try code(of: folder, journal: journal)) \(journal.count)", to: folder)
    }

    /// Seals the verdicts and settings with which a run begins to read submissions; what it reads isn't sealed until it has read all.
    ///
    /// - Parameter settings: What the run is about to keep, so that it can be interrupted before or after that.
    /// - Throws: The file system's errors.
    package func beginReading(_ folder: ClassFolder, keeping settings: ClassSettings) throws {
        let journal = try Self.journal(of: folder)
        let lines = try [[:], settings.given()].map { new in
            "\(try code(of: folder, journal: journal, givenSettings: new)) \(journal.count) reading"
        }
        try write(lines.joined(separator: "\n"), to: folder)
    }

    /// Checks results that are about to change and to be sealed again.
    ///
    /// - Parameters:
    ///   - trustsUnsealed: Whether results without a seal may be sealed. Somebody who changes results can also remove their seal.
    ///   - readsSubmissions: Whether all submissions can be read again.
    /// - Returns: Whether all of them have to be, because a run was interrupted while it read.
    /// - Throws: ``ClassFolderProblem``, or the file system's errors.
    package func checkBeforeChange(
        _ folder: ClassFolder, trustsUnsealed: Bool, readsSubmissions: Bool = false
    ) throws -> Bool {
        if FileKind(of: folder.seal) != .nothing {
            let isReading = try checkedState(of: folder) == .reading
            if isReading && !readsSubmissions { throw ClassFolderProblem.interrupted(folder.root) }
            return isReading
        }
        if folder.hasVerdicts && !trustsUnsealed { throw ClassFolderProblem.sealLost(folder.root) }
        return false
    }

    /// Checks that what grading found is what was sealed, after a run that was not interrupted.
    ///
    /// - Throws: ``ClassFolderProblem``, or the file system's errors.
    package func check(_ folder: ClassFolder) throws {
        if try checkedState(of: folder) != .finished {
            throw ClassFolderProblem.interrupted(folder.root)
        }
    }

    /// How far the run that sealed results had come.
    private enum State { case reading, grading, finished }

    /// Checks that results are what was sealed.
    private func checkedState(of folder: ClassFolder) throws -> State {
        guard FileKind(of: folder.seal) == .file else { throw ClassFolderProblem.unsealed(folder.root) }
        let stored = String(decoding: try BoundedFile.read(folder.seal, limit: 1 << 10), as: UTF8.self)
        let journal = try Self.journal(of: folder)
        for line in stored.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ")
            let state: State = words.count == 1 ? .finished : words.count == 2 ? .grading : .reading
            let start = words.count > 1 ? Int(words[1]) ?? -1 : journal.count
            guard 0...journal.count ~= start, isSealed(journal.dropFirst(start)) else { continue }
            let expected = try code(
                of: folder, journal: journal.prefix(start), givenSettings: state == .reading ? [:] : nil)
            if words.first.map(String.init) == expected { return state }
        }
        throw ClassFolderProblem.brokenSeal(folder.root)
    }

    private static func journal(of folder: ClassFolder) throws -> Data {
        FileKind(of: folder.journal) == .nothing ? Data() : try Data(contentsOf: folder.journal)
    }

    private func write(_ text: String, to folder: ClassFolder) throws {
        try FileKind.makeFolder(folder.root)
        try Data((text + "\n").utf8).write(to: folder.seal, options: .atomic)
    }

    /// Returns the code for everything that a merge reads: the record, the verdicts, the learners' files, and policy and roster.
    ///
    /// - Parameter givenSettings: New contents of policy and roster, by their names, for a code of only these and the verdicts.
    private func code(of folder: ClassFolder, journal: Data, givenSettings: [String: Data]? = nil) throws
        -> String
    {
        let settings = folder.settings.lastPathComponent + "/"
        let submitted = folder.submitted.lastPathComponent + "/"
        var digests = [folder.journal.lastPathComponent: SHA256.text(of: journal)]
        for file in FileTree(folder.root, excluding: []).files() {
            let isRead = file == folder.record.lastPathComponent || file.hasPrefix(submitted)
            guard file.hasPrefix(settings) || isRead && givenSettings == nil else { continue }
            digests[file] = SHA256.text(of: try Data(contentsOf: folder.root.appending(path: file)))
        }
        for (name, data) in givenSettings ?? [:] { digests[settings + name] = SHA256.text(of: data) }
        let lines = digests.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }
        return authentication(of: Data(((givenSettings == nil ? "" : "reading\n") + lines.joined()).utf8))
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
    private func isSealed(_ lines: Data) -> Bool {
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
