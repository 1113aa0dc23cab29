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

    /// Reads its `Package.swift`; empty if it can't be read, which a build reports.
    package func manifest() -> String {
        let file = folder.appending(path: "Package.swift").path
        return String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    }

    /// Reads the paths of packages that it depends on, such as `../base`.
    package func dependencies() -> [String] {
        let code = Lexer.tokens(of: Array(manifest().utf8)).map(\.text).joined(separator: " ")
        return code.matches(of: /\. package \( [^()]*?path : "([^"]+)"/).map { String($0.1) }
    }

    /// Returns what is at a path in a course's folder instead of a package; `nil` if there is a package.
    package static func problem(at path: String, in root: URL) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if parts.contains(where: { ["", ".", ".."].contains($0) }) || path.contains(where: \.isNewline) {
            return "\"\(path)\""
        }
        let folder = root.appending(path: path)
        let (place, base) = (folder.resolvingSymlinksInPath(), root.resolvingSymlinksInPath())
        if !place.path.hasPrefix(base.path + "/") {
            return "\"\(path)\", which is a link that leads out of the course"
        }
        if FileKind(of: place.appending(path: "Package.swift")) == .file { return nil }
        let isThere = FileManager.default.fileExists(atPath: folder.path)
        return "\"\(path)\", which \(isThere ? "has no Package.swift" : "doesn't exist")"
    }
}
