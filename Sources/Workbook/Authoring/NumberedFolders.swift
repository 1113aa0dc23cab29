import Foundation
import WorkbookModel
import WorkbookSystem

/// Folders whose names begin with a number, as those of lessons and exercises do.
enum NumberedFolders {
    /// Returns the names of the folders with a number in a folder.
    static func names(in folder: URL) -> [String] {
        // Without the folder, there is nothing to name.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter {
            $0.wholeMatch(of: /\d+-.+/) != nil && FileKind(of: folder.appending(path: $0)) == .folder
        }
    }
}
