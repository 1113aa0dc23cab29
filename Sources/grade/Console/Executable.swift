import Foundation

/// Finds programs as a shell finds them.
enum Executable {
    /// The command with the full path of its program; `nil` where there is no such program.
    static func resolve(_ words: [String], _ context: CommandContext) -> [String]? {
        guard let name = words.first, !name.isEmpty else { return nil }
        let folders = (context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let candidates =
            name.contains("/")
            ? [name.hasPrefix("/") ? name : context.folder.appending(path: name).path]
            : folders.map { "\($0)/\(name)" }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) && !isFolder($0) }
            .map { [$0] + words.dropFirst() }
    }

    /// Whether there is a folder at a path; it, too, counts as executable.
    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
