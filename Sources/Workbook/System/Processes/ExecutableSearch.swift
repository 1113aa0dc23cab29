import Foundation

/// The search path of an environment.
struct ExecutableSearch {
    /// The folders, in the order in which they are searched.
    var folders: [String]

    /// Reads the search path.
    init(environment: [String: String]) {
        folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    }

    /// The path of the first program of this name.
    func find(_ name: String) -> String? {
        folders.map { "\($0)/\(name)" }.first { path in
            var isFolder: ObjCBool = false
            // A folder of the name can be "executed", too.
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
                && FileManager.default.isExecutableFile(atPath: path)
        }
    }
}
