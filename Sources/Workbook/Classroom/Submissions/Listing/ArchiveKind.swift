import Foundation

/// The kinds of archives that are read.
enum ArchiveKind: Sendable, Equatable {
    case zip, tar, gzip

    /// Recognizes an archive by its content, because names are often wrong.
    ///
    /// - Throws: ``SubmissionProblem/unreadableArchive(_:)``, with what it seems to be.
    init(of archive: ArchiveBytes) throws(SubmissionProblem) {
        if archive.size == 0 { throw .unreadableArchive("the file is empty") }
        let start = try archive.bytes(at: 0, count: min(archive.size, 512))
        let marks: [(bytes: [UInt8], kind: ArchiveKind)] = [
            (Array("PK\u{3}\u{4}".utf8), .zip), (Array("PK\u{5}\u{6}".utf8), .zip), ([0x1F, 0x8B], .gzip),
        ]
        if let mark = marks.first(where: { start.starts(with: $0.bytes) }) {
            self = mark.kind
            return
        }
        let strangers: [(mark: String, name: String)] = [
            ("Rar!", "a RAR archive"), ("7z\u{BC}", "a 7z archive"), ("%PDF", "a PDF file"),
            ("<", "a web page"),
            ("BZh", "a bzip2 file"), ("\u{FD}7zXZ", "an xz file"),
        ]
        let text = String(String.UnicodeScalarView(start.prefix(8).map { UnicodeScalar($0) }))
        if let stranger = strangers.first(where: { text.hasPrefix($0.mark) }) {
            throw .unreadableArchive("despite its name, it seems to be \(stranger.name)")
        }
        // Only a tar archive's header can tell whether it is one.
        guard archive.size >= 512 else { throw .unreadableArchive("it is not an archive") }
        self = .tar
    }
}
