import Foundation
import WorkbookModel
import WorkbookSystem

/// The file with the recorded wrong turns of an exercise, while it is recorded again.
struct WrongTurnsFile {
    let file: URL
    /// What was recorded before; `nil` if nothing was.
    let earlier: Data?

    /// Writes wrong turns, unless something keeps them from being recognized; then the file is as it was before.
    ///
    /// - Throws: The file system's errors.
    func write(_ turns: WrongTurns, despite findings: [Finding]) throws {
        if findings.isEmpty {
            try JSONFile.encode(turns).write(to: file, options: .atomic)
        } else {
            _ = try restore()
        }
    }

    /// Writes what was recorded before, if nothing has taken its place.
    ///
    /// - Returns: Whether it was written.
    /// - Throws: The file system's errors.
    func restore() throws -> Bool {
        guard let earlier, FileKind(of: file) == .nothing else { return false }
        try earlier.write(to: file, options: .atomic)
        return true
    }
}
