import Foundation
import WorkbookCommandLine

extension CommandContext {
    /// Returns the file that a person named for a result: in a folder, it has a name of its own.
    ///
    /// - Throws: ``MissingWorkingDirectory``.
    func destination(_ path: String, named name: String) throws -> (url: URL, path: String) {
        let url = try file(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
        else { return (url, path) }
        return (url.appending(path: name), (path.hasSuffix("/") ? path : path + "/") + name)
    }
}
