import Foundation
import WorkbookSystem

/// A file as it was before something was recorded in its place.
package struct EarlierFile: Sendable {
    private let file: URL
    /// What was in it; `nil` if it wasn't there.
    package let content: Data?

    /// Reads the file.
    package init(_ file: URL) {
        self.file = file
        content = FileManager.default.contents(atPath: file.path)
    }

    /// Writes the file as it was, or removes it if it wasn't there.
    ///
    /// - Throws: The file system's errors.
    package func restore() throws {
        if FileManager.default.contents(atPath: file.path) == content { return }
        if let content {
            try content.write(to: file, options: .atomic)
        } else if FileKind(of: file) != .nothing {
            try FileManager.default.removeItem(at: file)
        }
    }
}
