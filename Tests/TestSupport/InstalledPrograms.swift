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

/// The programs that pack and unpack zip archives.
package enum Zip {
    /// Whether they are installed.
    package static let isInstalled = ["zip", "unzip"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips tests of archives, with the reason, if the programs for zip archives aren't installed.
    package static var needsZip: Self { .enabled(if: Zip.isInstalled, "zip and unzip are not installed") }
}

/// The program that reads repositories.
package enum Git {
    /// Whether it is installed.
    package static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")
}
