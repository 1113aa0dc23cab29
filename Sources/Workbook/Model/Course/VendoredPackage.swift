import Foundation
import WorkbookSystem

/// A Swift package that is copied into the course's folder, so that exercises can use it offline.
package struct VendoredPackage: Sendable, Hashable {
    /// The name by which exercises refer to it.
    package var name: String
    /// The folder of the copy.
    package var folder: URL

    /// Describes a copy.
    package init(name: String, folder: URL) {
        self.name = name
        self.folder = folder
    }

    /// The folder of a course in which an import puts copies.
    package static let home = "Packages"

    /// Returns whether a text can be the name of a package, in manifests and as the name of a folder.
    package static func isName(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_.\-]*/) != nil
    }

    /// Reads the paths of its files, without what git and builds leave.
    package func files() -> [String] { FileTree(folder).files() }

    /// Reads its files, and returns a text that changes when one of them changes.
    package func digest() -> String {
        var digest = ContentDigest()
        for path in files() {
            digest.add(path)
            // A file that can't be read can't be compiled either.
            digest.add(FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data())
        }
        return digest.text
    }

    /// Finds the copy at a path in a course's folder.
    ///
    /// - Returns: The copy, or what is at the path instead of one.
    static func find(_ name: String, at path: String, in root: URL) -> Result<VendoredPackage, NotFound> {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.contains(where: { ["", ".", ".."].contains($0) }), !path.contains(where: \.isNewline)
        else {
            return .failure(NotFound(words: "\"\(path)\""))
        }
        let folder = root.appending(path: path)
        let (place, base) = (folder.resolvingSymlinksInPath().path, root.resolvingSymlinksInPath().path)
        guard place.hasPrefix(base + "/") else {
            return .failure(NotFound(words: "\"\(path)\", which is a link that leads out of the course"))
        }
        let manifest = folder.resolvingSymlinksInPath().appending(path: "Package.swift")
        guard FileKind(of: manifest) == .file else {
            let isThere = FileManager.default.fileExists(atPath: folder.path)
            return .failure(
                NotFound(words: "\"\(path)\", which \(isThere ? "has no Package.swift" : "doesn't exist")"))
        }
        return .success(VendoredPackage(name: name, folder: folder))
    }

    /// What is at a path instead of a package.
    struct NotFound: Error {
        /// The path, and what is wrong with it.
        var words: String
    }
}
