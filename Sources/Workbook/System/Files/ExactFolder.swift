import Foundation

/// A folder that is to hold certain files and nothing else.
package struct ExactFolder: Sendable {
    /// The folder.
    package var root: URL
    /// The names in it that are left alone, such as that of build products.
    package var kept: Set<String>

    /// Creates a value for a folder, which need not exist.
    package init(_ root: URL, keeping kept: Set<String>) {
        self.root = root
        self.kept = kept
    }

    /// Makes the folder hold exactly these files, without touching those that are right already, so that builds of them stay
    /// valid.
    ///
    /// - Parameter beforeChanging: Called once before the first change, if there is one.
    /// - Throws: The file system's errors, and those of `beforeChanging`.
    package func replace(with files: [String: Data], beforeChanging: () throws -> Void = {}) throws {
        let manager = FileManager.default
        // What runs in the folder may have put links there, which must lead nothing out of it.
        if FileKind(of: root) == .link { try manager.removeItem(at: root) }
        try manager.createDirectory(at: root, withIntermediateDirectories: true)
        let folders = Set(files.keys.flatMap(ExactFolder.parents))
        let strays = try paths().filter { path in
            switch FileKind(of: root.appending(path: path)) {
            case .folder: !folders.contains(path)
            case .file: files[path] == nil
            case .link, .other, .nothing: true
            }
        }
        let outdated = files.filter {
            manager.contents(atPath: root.appending(path: $0.key).path) != $0.value
        }
        if strays.isEmpty && outdated.isEmpty { return }
        try beforeChanging()
        for path in strays {
            let stray = root.appending(path: path)
            // It may have been removed with its folder already.
            if FileKind(of: stray) != .nothing { try manager.removeItem(at: stray) }
        }
        for (path, data) in outdated {
            let file = root.appending(path: path)
            try manager.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        }
    }

    /// Reads the paths of everything in the folder, folders before their contents.
    private func paths() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !kept.contains($0) }.flatMap {
            top in
            let below = FileManager.default.enumerator(atPath: root.appending(path: top).path)
            return [top] + (below?.compactMap { $0 as? String } ?? []).map { "\(top)/\($0)" }
        }
    }

    /// Returns the folders that a path leads through.
    private static func parents(of path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}
