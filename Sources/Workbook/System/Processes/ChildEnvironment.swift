import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The environment in which the toolchain and the learner's code run.
package enum ChildEnvironment {
    /// What is passed on: enough for the toolchain to work, and little enough to stay the same from run to run.
    ///
    /// SwiftPM compiles a manifest again when any variable changes, so nothing volatile may be in here.
    ///
    /// - Parameter spare: Where folders are made in the place of a home or a folder for temporary files that cannot
    ///   be used: the toolchain would fail without, in words that nobody understands.
    package static func fixed(from parent: [String: String], spare: URL? = nil) -> [String: String] {
        let kept = ["PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS", "LD_LIBRARY_PATH"]
        var environment = parent.filter { kept.contains($0.key) }
        let home = parent["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        if !isUsable(home) { environment["HOME"] = folder("home", in: spare) ?? parent["HOME"] }
        if let temporary = parent["TMPDIR"], !canHold(temporary) { environment["TMPDIR"] = nil }
        if environment["TMPDIR"] == nil, !canHold("/tmp") {
            environment["TMPDIR"] = folder("tmp", in: spare)
        }
        environment["LANG"] = "C.UTF-8"
        environment["NO_COLOR"] = "1"
        // Two seconds a crash; the fatal message and its line stay.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        return environment
    }

    private static func isUsable(_ folder: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue
            && access(folder, W_OK | X_OK) == 0
    }

    /// Whether a file can be made there; to the superuser the permissions say nothing.
    private static func canHold(_ folder: String) -> Bool {
        guard isUsable(folder) else { return false }
        let file = "\(folder)/workbook-\(getpid())-\(UInt64.random(in: 0 ... .max))"
        let descriptor = open(file, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        close(descriptor)
        unlink(file)
        return true
    }

    private static func folder(_ name: String, in spare: URL?) -> String? {
        guard let folder = spare?.appending(path: name) else { return nil }
        // Where even that cannot be made, building tells why.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }
}
