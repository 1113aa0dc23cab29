import Foundation

/// The environment in which the toolchain and the learner's code run.
enum ChildEnvironment {
    /// What is passed on: enough for the toolchain to work, and little enough to stay the same from run to run.
    ///
    /// SwiftPM compiles a manifest again when any variable changes, so nothing volatile may be in here.
    static func fixed(from parent: [String: String]) -> [String: String] {
        let kept = ["PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS", "LD_LIBRARY_PATH"]
        var environment = parent.filter { kept.contains($0.key) }
        environment["LANG"] = "C.UTF-8"
        environment["NO_COLOR"] = "1"
        // Two seconds a crash; the fatal message and its line stay.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        return environment
    }
}
