import Foundation
import WorkbookSystem

/// Random numbers that belong to one workspace folder, from which names and numbers in its package are generated.
///
/// They stay the same from one grading to the next, so that nothing is compiled again, and differ from folder to folder,
/// so that nobody can know them in advance. They are stored beside the package, never in it.
struct WorkspaceSecret: Sendable, Equatable {
    /// The name of the file in the workspace's folder.
    static let fileName = "secret"
    private static let count = 4

    /// The numbers.
    let numbers: [UInt64]

    /// Creates a secret of known numbers.
    init(numbers: [UInt64]) { self.numbers = numbers }

    /// Reads the numbers of a folder, or generates and stores them if there are none.
    ///
    /// - Throws: The file system's error.
    init(of folder: URL) throws {
        let file = folder.appending(path: WorkspaceSecret.fileName)
        let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
        let stored = (text ?? "").split(whereSeparator: \.isNewline).compactMap { UInt64($0, radix: 16) }
        if stored.count == WorkspaceSecret.count {
            numbers = stored
            return
        }
        numbers = (0..<WorkspaceSecret.count).map { _ in .random(in: .min ... .max) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let lines = numbers.map { String($0, radix: 16) }.joined(separator: "\n")
        try Data((lines + "\n").utf8).write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }

    /// Returns letters and digits that stand for a text in this workspace only.
    func code(for text: String) -> String {
        var digest = ContentDigest()
        for number in numbers { digest.add(String(number)) }
        digest.add(text)
        for number in numbers { digest.add(String(number)) }
        return String(digest.text.suffix(10))
    }
}
