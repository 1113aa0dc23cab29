import Foundation
import WorkbookSystem

/// Finds programs as a shell does, and lets them use the terminal: a pager or an editor.
package struct ForegroundPrograms: Sendable {
    /// The environment variables.
    package var environment: [String: String]
    /// The folder from which relative paths are resolved.
    package var folder: URL
    /// Lets a program use the terminal until it ends.
    package var foreground: Foreground

    /// Returns a command with the full path of its program; `nil` if there is no such program.
    package func resolve(_ words: [String]) -> [String]? {
        guard let name = words.first, !name.isEmpty else { return nil }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let candidates =
            name.contains("/")
            ? [name.hasPrefix("/") ? name : folder.appending(path: name).path]
            : folders.map { "\($0)/\(name)" }
        return candidates.first {
            FileManager.default.isExecutableFile(atPath: $0) && !ForegroundPrograms.isFolder($0)
        }.map { [$0] + words.dropFirst() }
    }

    /// Whether there is a folder at a path; the system reports folders as executable.
    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
