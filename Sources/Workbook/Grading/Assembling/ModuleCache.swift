import Foundation
import WorkbookModel
import WorkbookSystem

/// The compiler's cache of system modules, shared by all workspaces of a course.
///
/// In a fresh clone it is empty, and a first build fills it piece by piece, in the order in which it meets the modules.
/// Asking for all of them at once, beside that build, took a first grading from 0.6 to under 0.5 of a plain `swift test`
/// (Swift 6.3.1, two cores).
struct ModuleCache: Sendable {
    var folder: URL
    var toolchain: Toolchain
    var tools: Tools

    /// Where a course's cache lies.
    ///
    /// A cache knows its own path, and the compiler refuses one that was moved with its course or copied: so the name
    /// depends on the path (FNV-1a).
    static func folder(in course: Course) -> URL {
        let parent = course.buildFolder
        let hash = parent.path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return parent.appending(path: "module-cache-" + String(hash, radix: 36))
    }

    /// Throws away the cached modules, one of which may be damaged.
    ///
    /// The folders stay, as another exercise may be building into them.
    func clear() {
        let manager = FileManager.default
        // Where there is no folder, nothing is damaged.
        for path in (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? [] {
            let file = folder.appending(path: path)
            let type = (try? manager.attributesOfItem(atPath: file.path))?[.type] as? FileAttributeType
            // One that stays is reported by the build that stumbles over it.
            if type == .typeRegular { try? manager.removeItem(at: file) }
        }
    }

    /// Fills the cache if nobody has begun to; a failure only costs time, as the build does the same again.
    func fill() async {
        #if os(Linux)
            let manager = FileManager.default
            let parent = folder.deletingLastPathComponent()
            try? manager.createDirectory(at: parent, withIntermediateDirectories: true)
            // Creating the folder tells whether this process is the first.
            guard (try? manager.createDirectory(at: folder, withIntermediateDirectories: false)) != nil else {
                return
            }
            let source = parent.appending(path: "modules.swift")
            // This only saves time: whatever goes wrong here, the build that needs the modules makes them, or tells.
            try? Data("import Foundation\nimport Testing\n".utf8).write(
                to: source, options: .atomic)
            // The flags by which the compiler tells one cached module from another are those that SwiftPM passes.
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
