import Foundation
import WorkbookModel
import WorkbookSystem

/// The compiler's cache of system modules, shared by all workspaces of a course.
///
/// In a fresh clone it is empty, and a first build fills it one module after the other. Requesting all
/// modules at once, beside that build, reduced the time of a first grading from 0.6 to under 0.5 of that of a
/// plain `swift test` (Swift
/// 6.3.1, two cores).
struct ModuleCache: Sendable {
    var folder: URL
    var toolchain: Toolchain
    var tools: Tools

    /// Returns the folder of a course's cache.
    ///
    /// A cache contains its own path, and the compiler rejects one that was moved or copied with its course,
    /// so the name depends on the path (FNV-1a).
    static func folder(in course: Course) -> URL {
        let parent = course.buildFolder
        let hash = parent.path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return parent.appending(path: "module-cache-" + String(hash, radix: 36))
    }

    /// Removes the cached modules, because one of them may be damaged.
    ///
    /// The folders stay, because the build of another exercise may be using them.
    func clear() {
        let manager = FileManager.default
        // Without a folder, nothing is damaged.
        for path in (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? [] {
            let file = folder.appending(path: path)
            let type = (try? manager.attributesOfItem(atPath: file.path))?[.type] as? FileAttributeType
            // If a damaged file stays, a later build reports it.
            if type == .typeRegular { try? manager.removeItem(at: file) }
        }
    }

    /// Fills the cache, unless another process has begun to.
    ///
    /// A failure only costs time, because the build
    /// does the same.
    func fill() async {
        #if os(Linux)
            let manager = FileManager.default
            let parent = folder.deletingLastPathComponent()
            try? manager.createDirectory(at: parent, withIntermediateDirectories: true)
            // Creating the folder succeeds for the first process only.
            guard (try? manager.createDirectory(at: folder, withIntermediateDirectories: false)) != nil else {
                return
            }
            let source = parent.appending(path: "modules.swift")
            // This only saves time. If it fails, the build creates the modules, or reports the error.
            try? Data("import Foundation\nimport Testing\n".utf8).write(
                to: source, options: .atomic)
            // The compiler keeps a cached module for each set of flags, so these are the flags that SwiftPM
            // passes.
            let arguments = [
                "-typecheck", "-module-cache-path", folder.path, "-swift-version", "6", "-gline-tables-only",
                "-enable-testing", "-Onone", "-Xfrontend", "-enable-cross-import-overlays",
                "-Xcc", "-fPIC", "-Xcc", "-g0", "-Xcc", "-fno-omit-frame-pointer", source.path,
            ]
            let command = Command(toolchain.tool("swiftc"), arguments, environment: tools.environment)
            _ = try? await tools.runner.run(command, limit: 120)
        #endif
    }
}
