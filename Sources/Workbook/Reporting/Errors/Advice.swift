import WorkbookSystem

/// What a person can do about something that is missing on a machine.
package enum Advice {
    /// For a machine without Swift, or with one that is too old.
    package static let installSwift =
        "Install Swift \(Toolchain.oldest) or newer from \(Toolchain.website), then try again."

    /// For a Swift without its test library.
    package static var installSwiftTesting: String {
        #if os(macOS)
            "The Command Line Tools alone may lack it. Install Xcode 26 or newer, and choose it with "
                + "`sudo xcode-select -s /Applications/Xcode.app`; or install Swift from \(Toolchain.website)."
        #else
            "Some packages of Linux distributions leave it out. Install Swift from \(Toolchain.website)."
        #endif
    }

    /// The command that installs what --isolated needs.
    package static let installBubblewrap = "sudo apt-get install bubblewrap"

    /// For a sandbox that is installed but does not start.
    package static let refusedSandbox =
        "It may need user namespaces; inside a container these are often switched off from outside."

    /// The command that rebuilds this tool after its sources or its course have changed.
    package static let rebuild = "swift build -c release --product grade"
}
