import Foundation
import WorkbookSystem

/// The changes to files that an update makes, so that a test can let one of them fail.
struct FileChanges: Sendable {
    /// Puts a copy of `source` in the place of `target`.
    var replace: @Sendable (_ target: URL, _ source: URL) throws -> Void
    /// Renames a file.
    var move: @Sendable (_ source: URL, _ target: URL) throws -> Void
    /// Removes a file, and the folders below `root` that become empty.
    var remove: @Sendable (_ file: URL, _ root: URL) throws -> Void

    /// The changes on the disk.
    static let onDisk = FileChanges(
        replace: { try FileKind.replace($0, with: $1) },
        move: { try FileManager.default.moveItem(at: $0, to: $1) },
        remove: { try FileKind.remove($0, below: $1) })
}
