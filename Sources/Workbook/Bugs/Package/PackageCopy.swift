import Foundation
import WorkbookSystem

/// A copy of a package, in which its mutants are built, so that the package itself stays as it is.
///
/// The copy has the package's whole path below a folder of its own. Next to it, links lead to the packages that the manifest
/// names by a relative path.
package struct PackageCopy: Sendable {
    /// The package.
    package let original: URL
    /// The folder of everything that belongs to the copy.
    package let home: URL
    /// The copy itself.
    let root: URL
    /// The folder in which SwiftPM builds it.
    package let scratch: URL

    /// Describes the copy of a package.
    ///
    /// - Parameter folder: The folder of all copies.
    package init(of package: URL, in folder: URL) {
        original = package.resolvingSymlinksInPath().standardizedFileURL
        var digest = ContentDigest()
        digest.add(original.path)
        home = folder.appending(path: "\(original.lastPathComponent)-\(digest.text.prefix(10))")
        root = home.appending(path: "copy").appending(path: original.path)
        scratch = home.appending(path: "build")
    }

    /// Makes the copy equal to the package, except for some files.
    ///
    /// Files that are equal already stay untouched, so that they aren't compiled again.
    ///
    /// - Parameters:
    ///   - replaced: The contents of files that differ, also of new ones, by their paths.
    ///   - keepsSources: Whether Swift files stay as they are in the copy, if they are there.
    /// - Throws: The file system's errors.
    package func update(replacing replaced: [String: Data] = [:], keepsSources: Bool = false) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: root, withIntermediateDirectories: true)
        let wanted = PackageFiles(root: original).paths()
        let known = Set(wanted).union(replaced.keys)
        for path in PackageFiles(root: root).paths() where !known.contains(path) {
            // A file that was added for the last build may still be needed for the next one.
            if keepsSources && path.hasSuffix(".swift") { continue }
            try manager.removeItem(at: root.appending(path: path))
        }
        for path in wanted where replaced[path] == nil {
            let isSource = path.hasSuffix(".swift") && !path.hasPrefix("Package")
            try copy(path, unlessExists: keepsSources && isSource)
        }
        for (path, data) in replaced {
            let file = root.appending(path: path)
            if manager.contents(atPath: file.path) == data && FileKind(of: file) == .file { continue }
            try makeRoom(for: file)
            try data.write(to: file)
        }
    }

    private func copy(_ path: String, unlessExists: Bool) throws {
        let manager = FileManager.default
        let (source, target) = (original.appending(path: path), root.appending(path: path))
        let isThere = FileKind(of: source) == FileKind(of: target)
        if isThere && (unlessExists || manager.contentsEqual(atPath: source.path, andPath: target.path)) {
            return
        }
        try makeRoom(for: target)
        try manager.copyItem(at: source, to: target)
        if FileKind(of: target) == .file {
            // Builds compare dates, and a file that can't be written couldn't be replaced.
            let mode = (try manager.attributesOfItem(atPath: source.path)[.posixPermissions] as? Int) ?? 0o644
            try manager.setAttributes(
                [.posixPermissions: mode | 0o200, .modificationDate: Date()], ofItemAtPath: target.path)
        }
    }

    private func makeRoom(for file: URL) throws {
        let manager = FileManager.default
        if FileKind(of: file) != .nothing { try manager.removeItem(at: file) }
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    /// Copies what SwiftPM has already downloaded for the package, so that it can be built without a network.
    ///
    /// - Throws: The file system's errors.
    func copyDependencies() throws {
        let manager = FileManager.default
        let own = original.appending(path: ".build")
        guard !manager.fileExists(atPath: scratch.appending(path: "workspace-state.json").path) else {
            return
        }
        try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
        // The state comes last: it says that the rest is there.
        for name in ["checkouts", "repositories", "artifacts", "workspace-state.json"] {
            let (source, target) = (own.appending(path: name), scratch.appending(path: name))
            guard manager.fileExists(atPath: source.path) else { continue }
            if manager.fileExists(atPath: target.path) { try manager.removeItem(at: target) }
            try manager.copyItem(at: source, to: target)
        }
    }

    /// Makes links to the packages that lie beside the original.
    ///
    /// - Parameter folders: The folders as SwiftPM has read them from the manifest of the copy.
    /// - Throws: The file system's errors.
    func linkNeighbors(_ folders: [String]) throws {
        let manager = FileManager.default
        let base = home.appending(path: "copy").path
        for folder in folders {
            let place = URL(filePath: folder).standardizedFileURL
            guard place.path.hasPrefix(base + "/"), FileKind(of: place) == .nothing else { continue }
            try manager.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try manager.createSymbolicLink(
                atPath: place.path, withDestinationPath: String(place.path.dropFirst(base.count)))
        }
    }
}
