import WorkbookSystem
import WorkbookSystem

/// What a person can do about a machine on which something is missing: the one place for its words.
package enum Advice {
    /// Where Swift is to be had.
    package static let swiftAddress = "https://www.swift.org/install"

    /// For a machine without Swift, or with one that is too old.
    package static let installSwift =
        "Install Swift \(Toolchain.oldest) or newer from \(swiftAddress), then try again."

    /// For a Swift without its test library.
    package static var installSwiftTesting: String {
        #if os(macOS)
            "The Command Line Tools alone may lack it. Install Xcode 26 or newer, and choose it with "
                + "`sudo xcode-select -s /Applications/Xcode.app`; or install Swift from \(swiftAddress)."
        #else
            "Some packages of Linux distributions leave it out. Install Swift from \(swiftAddress)."
        #endif
    }

    /// The command that installs what --isolated needs.
    package static let installBubblewrap = "sudo apt-get install bubblewrap"

    /// For walls that are installed and cannot be put up.
    package static let refusedWalls =
        "It may need user namespaces; inside a container these are often switched off from outside."

    /// The command that builds this tool anew, once its sources or its course have changed.
    package static let rebuild = "swift build -c release --product grade"
}
