import Foundation
import WorkbookSystem

/// A file of the settings that is about to be kept with a class's results.
package struct SettingsWrite: Sendable, Equatable {
    /// Where it is kept.
    var place: URL
    /// Its content rather than its file, which may be a link.
    var content: Data

    /// Returns its path in the folder with the results.
    func path(in folder: ClassFolder) -> String { place.path(from: folder.root) }

    /// Keeps the content.
    ///
    /// - Throws: The file system's errors.
    func keep() throws {
        try FileKind.makeFolder(place.deletingLastPathComponent())
        try content.write(to: place, options: .atomic)
    }
}
