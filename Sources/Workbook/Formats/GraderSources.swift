import Foundation
import WorkbookSystem

/// The source code of the modules that decide a verdict: a tool with the same sources comes to the same results.
package enum GraderSources {
    /// The folders of *Grading* and of the modules that it depends on.
    package static let folders = [
        "Sources/ProcessShims", "Sources/Workbook/System", "Sources/Workbook/Model",
        "Sources/Workbook/Grading",
    ]

    /// Reads the sources from which SwiftPM built a tool, and returns a digest of them.
    ///
    /// If the sources are missing or newer than the tool, the tool's own path, size and date stand for them.
    static func digest(ofTool tool: URL) -> String {
        let built = modified(tool)
        let package = tool.path.range(of: "/.build/").map {
            URL(filePath: String(tool.path[..<$0.lowerBound]))
        }
        let trees = package.map { package in folders.map { FileTree(package.appending(path: $0)) } } ?? []
        let sources = trees.flatMap { tree in tree.files().map { tree.root.appending(path: $0) } }
        guard !sources.isEmpty, sources.allSatisfy({ modified($0) <= built }) else {
            let size = (try? FileManager.default.attributesOfItem(atPath: tool.path))?[.size] as? Int ?? 0
            return "\(tool.path) \(size) \(built.timeIntervalSinceReferenceDate)"
        }
        var digest = ContentDigest()
        for tree in trees { digest.add(folder: tree.root) }
        return digest.text
    }

    private static func modified(_ file: URL) -> Date {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
            ?? .distantPast
    }
}
