import WorkbookSystem

/// What a person can do about something that is missing on a machine.
package enum Advice {
    /// For a machine without Swift, or with one that is too old.
    package static let installSwift =
        "Install Swift \(Toolchain.oldest) or newer from \(Toolchain.website), then try again."

    /// For a Swift without its test library.
    package static var installSwiftTesting: String {
        #if os(macOS)
            "The Command Line Tools alone may not include it. Install Xcode 26 or newer, and select it with "
                + "`sudo xcode-select -s /Applications/Xcode.app`; or install Swift from \(Toolchain.website)."
        #else
            "Some Linux packages of Swift don't include it. Install Swift from \(Toolchain.website)."
        #endif
    }

    /// The command that installs what --isolated needs.
    package static let installBubblewrap = "sudo apt-get install bubblewrap"

    /// Returns the command that installs a program that unpacks archives.
    ///
    /// On macOS, both are part of the system; they can only be missing from the search path.
    package static func install(_ program: String) -> String {
        #if os(macOS)
            "export PATH=\"$PATH:/usr/bin\""
        #else
            "sudo apt-get install \(program)"
        #endif
    }

    /// For a sandbox that is installed but does not start.
    package static let refusedSandbox =
        "It may need user namespaces, which are often turned off inside a container."

    /// The command that rebuilds this tool after its sources or its course have changed.
    package static let rebuild = "swift build -c release --product grade"
}
