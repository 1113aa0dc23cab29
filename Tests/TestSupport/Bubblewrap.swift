import Foundation
import Testing

/// The program that the sandbox needs on Linux.
package enum Bubblewrap {
    /// Whether it is installed.
    package static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap")
}

extension Trait where Self == ConditionTrait {
    /// Skips tests of the sandbox, with the reason, if bubblewrap isn't installed.
    package static var needsBubblewrap: Self {
        .enabled(if: Bubblewrap.isInstalled, "bubblewrap is not installed")
    }
}
