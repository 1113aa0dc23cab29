import Foundation
import WorkbookSystem

/// The hidden suites of a course that was handed out to learners, packed into one encoded file.
///
/// Encoding keeps people from reading checks by accident, or finding them with `grep`. It isn't secret: the grader must be
/// able to read the suites on the learner's machine, so the learner can read them too.
package struct SealedSuites: Sendable, Equatable {
    /// The name of the file, in the folder of the suites.
    package static let fileName = "suites.sealed"

    /// The file.
    package var file: URL
    /// The digest of its content, from its first line.
    package var digest: String
    /// The folder that the suites are unpacked to; its name is the digest, so a newer file gets a new folder.
    package var folder: URL

    /// Reads the first line of a course's file; `nil` if the course has none.
    ///
    /// - Parameter path: Where the suites are in the course.
    /// - Throws: ``MalformedFile``.
    init?(of root: URL, in path: String) throws(MalformedFile) {
        file = root.appending(path: "\(path)/\(SealedSuites.fileName)")
        if FileKind(of: file) == .nothing {
            let record = FileManager.default.contents(atPath: root.appending(path: Course.handoutRecord).path)
            // The copy was handed out with it.
            if record?.contains("\"\(path)/\(SealedSuites.fileName)\"".utf8) == true {
                throw SealedSuites.malformed(file, "no such file")
            }
            return nil
        }
        let head = try SealedSuites.read(file).prefix { $0 != UInt8(ascii: "\n") }
        guard let words = String(data: head, encoding: .utf8),
            words.hasPrefix(SealedSuites.title),
            let match = words.dropFirst(SealedSuites.title.count).wholeMatch(of: /([0-9a-z]{1,40})/)
        else { throw SealedSuites.malformed(file, "something else") }
        digest = String(match.1)
        folder = root.appending(path: ".build/workbook/suites/\(digest)")
    }

    /// Packs texts by their paths; the same texts always give the same bytes.
    package static func seal(_ files: [String: String]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let encoded = Data(try encoder.encode(files).map { $0 ^ mask })
        return Data("\(title)\(digest(of: encoded))\n".utf8) + encoded
    }

    /// Unpacks the suites, unless they are unpacked already, and removes those of earlier files.
    ///
    /// - Throws: ``MalformedFile`` if the file is damaged, or the file system's errors.
    package func open() throws {
        let manager = FileManager.default
        if FileKind(of: folder) == .folder { return }
        let place = folder.deletingLastPathComponent()
        let fresh = place.appending(path: ".\(UUID().uuidString)")
        let files = try contents()
        try FileKind.makeFolder(place)
        // Earlier suites, and those of an unpacking that was interrupted. Nothing depends on them, so they may stay.
        let earlier = (try? manager.contentsOfDirectory(atPath: place.path)) ?? []
        do {
            for (path, text) in files {
                let file = fresh.appending(path: path)
                try manager.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700])
                try Data(text.utf8).write(to: file)
            }
            try manager.moveItem(at: fresh, to: folder)
        } catch {
            // The first error is the one to report.
            try? manager.removeItem(at: fresh)
            // Another `grade` may have been faster.
            if FileKind(of: folder) == .folder { return }
            throw error
        }
        // What can't be removed now is removed the next time.
        for name in earlier { try? manager.removeItem(at: place.appending(path: name)) }
    }

    /// Reads the texts by their paths.
    ///
    /// - Throws: ``MalformedFile``.
    func contents() throws -> [String: String] {
        let sealed = try SealedSuites.read(file)
        let encoded = sealed.dropFirst(sealed.prefix { $0 != UInt8(ascii: "\n") }.count + 1)
        guard SealedSuites.digest(of: encoded) == digest else {
            throw SealedSuites.malformed(file, "a damaged file")
        }
        do {
            let files = try JSONDecoder().decode(
                [String: String].self, from: Data(encoded.map { $0 ^ SealedSuites.mask }))
            // A path must not lead out of the folder.
            let leadsOut = files.keys.contains {
                $0.hasPrefix("/") || $0.split(separator: "/").contains("..")
            }
            if leadsOut { throw SealedSuites.malformed(file, "a path that leads out of them") }
            return files
        } catch is DecodingError {
            throw SealedSuites.malformed(file, "a damaged file")
        }
    }

    /// The start of the first line, before the digest.
    private static let title = "Sealed suites, format 1, unpacked by `grade`. Not encrypted: see README.md. "

    /// The bits that encoding flips in every byte.
    ///
    /// ASCII characters get their highest bit, so tools for text take the file for binary data. Repetitions are preserved,
    /// so the file can still be compressed.
    private static let mask: UInt8 = 0xA5

    private static let largest = 64 << 20

    private static func digest(of encoded: Data) -> String {
        var digest = ContentDigest()
        digest.add(encoded)
        return digest.text
    }

    private static func read(_ file: URL) throws(MalformedFile) -> Data {
        do {
            return try BoundedFile.read(file, limit: largest)
        } catch {
            throw malformed(file, "a file that can't be read")
        }
    }

    private static func malformed(_ file: URL, _ found: String) -> MalformedFile {
        MalformedFile(file: file, keyPath: "", expected: "sealed suites", found: found)
    }
}
