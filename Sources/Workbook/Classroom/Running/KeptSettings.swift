import Foundation
import WorkbookSystem

/// The files of an instructor's decisions that are kept with a class's results.
struct KeptSettings {
    var folder: URL

    var policy: URL { folder.appending(path: "policy.json") }
    var roster: URL { folder.appending(path: "roster.csv") }
    var times: URL { folder.appending(path: "times.csv") }
    var all: [URL] { [policy, roster, times] }
    /// The files that the shares had when they were merged last.
    var merged: [URL] { all.map { folder.appending(path: "merged/\($0.lastPathComponent)") } }
    /// Everything that is kept.
    var places: [URL] { all + merged }

    /// Returns the file, unless it doesn't exist.
    static func existing(_ file: URL) -> URL? { FileKind(of: file) == .file ? file : nil }
}
