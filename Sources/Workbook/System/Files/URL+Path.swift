import Foundation

extension URL {
    /// Returns the path of a file or folder as a person in another folder would type it.
    ///
    /// The path starts with `..` if that is shorter than the whole path, or if both are below the same root.
    ///
    /// - Parameter root: A folder inside which paths are always relative, however long they are.
    package func path(from folder: URL, inside root: URL? = nil) -> String {
        let target = pathComponents(of: self)
        let base = pathComponents(of: folder)
        let whole = "/" + target.joined(separator: "/")
        let common = zip(target, base).prefix { $0 == $1 }.count
        let isBelow = root.map { common >= pathComponents(of: $0).count } ?? false
        let steps = Array(repeating: "..", count: base.count - common) + target.dropFirst(common)
        let relative = steps.isEmpty ? "." : steps.joined(separator: "/")
        // Two folders that share nothing but the root of the file system have nothing to do with each other.
        return isBelow || common == base.count || common > 0 && relative.count < whole.count
            ? relative : whole
    }

    private func pathComponents(of url: URL) -> [String] {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        // A message about a link to a file is about the link.
        if FileKind(of: url) == .link, !exists || !isFolder.boolValue {
            return pathComponents(of: url.deletingLastPathComponent()) + [url.lastPathComponent]
        }
        return url.standardizedFileURL.resolvingSymlinksInPath().path.split(separator: "/").map(String.init)
    }
}
