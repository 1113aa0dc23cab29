import Foundation
import WorkbookSystem

/// The files of a package that a copy of it needs.
struct PackageFiles: Sendable {
    /// The package's folder.
    var root: URL

    private static let excluded: Set<String> = [".git", ".build", ".swiftpm", ".DS_Store", "DerivedData"]

    /// Reads the relative paths of all files and links, sorted.
    func paths() -> [String] { paths(below: "") }

    private func paths(below folder: String) -> [String] {
        let start = folder.isEmpty ? root : root.appending(path: folder)
        // A folder that can't be read has no files; if they are needed, the build reports that.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: start.path)) ?? []
        return names.sorted().flatMap { name -> [String] in
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            if Self.excluded.contains(name) { return [] }
            switch FileKind(of: root.appending(path: path)) {
            case .file, .link: return [path]
            case .folder: return paths(below: path)
            case .nothing, .other: return []
            }
        }
    }

    /// The digest of all files with their paths.
    func digest() -> ContentDigest {
        var digest = ContentDigest()
        for path in paths() {
            digest.add(path)
            digest.add(FileManager.default.contents(atPath: root.appending(path: path).path) ?? Data())
        }
        return digest
    }
}
