import Foundation

/// The plain files below a folder, without links, and without files and folders of certain names.
package struct FileTree: Sendable {
    /// The folder.
    package var root: URL
    /// The names of files and folders that are left out, wherever they are.
    package var excluded: Set<String>

    /// What git, builds and learners' progress leave in a course's folder.
    package static let traces: Set = [
        ".git", ".build", ".swiftpm", ".workbook", ".DS_Store", "Package.resolved",
    ]

    /// Creates a value for a folder, which need not exist.
    package init(_ root: URL, excluding excluded: Set<String> = traces) {
        self.root = root
        self.excluded = excluded
    }

    /// Reads the relative paths of all plain files, or of those below a relative path, sorted in each folder.
    package func files(below folder: String = "") -> [String] {
        let start = folder.isEmpty ? root : root.appending(path: folder)
        // A folder that does not exist has no files.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: start.path)) ?? []
        return names.sorted().flatMap { name -> [String] in
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            if excluded.contains(name) { return [] }
            switch FileKind(of: root.appending(path: path)) {
            case .file: return [path]
            case .folder: return files(below: path)
            case .nothing, .link, .other: return []
            }
        }
    }
}
