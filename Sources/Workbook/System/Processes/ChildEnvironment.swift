import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The environment in which the toolchain and the learner's code run.
package enum ChildEnvironment {
    /// Returns the variables that are passed on: enough for the toolchain to work, and few enough to stay the
    /// same from run to run.
    ///
    /// SwiftPM compiles a manifest again when any variable changes, so nothing volatile may be in here.
    ///
    /// - Parameter spare: The folder for replacements if the home folder or the folder for temporary files
    ///   cannot be used. Without them the toolchain fails with an obscure message.
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
        // A backtrace takes two seconds for each crash; the fatal message and its line do not need it.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        return environment
    }

    private static func isUsable(_ folder: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue
            && access(folder, W_OK | X_OK) == 0
    }

    /// Tries whether a file can be created in a folder, because permissions do not apply to the superuser.
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
        // If even that cannot be created, the build reports why.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }
}
