import Foundation

/// The search path of an environment.
package struct ExecutableSearch {
    /// The folders, in the order in which they are searched.
    package var folders: [String]

    /// Reads the search path.
    package init(environment: [String: String]) {
        folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    }

    /// Returns the path of the first program with a name.
    package func find(_ name: String) -> String? {
        folders.map { "\($0)/\(name)" }.first { path in
            var isFolder: ObjCBool = false
            // A folder can be "executable" as well.
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
                && FileManager.default.isExecutableFile(atPath: path)
        }
    }
}
