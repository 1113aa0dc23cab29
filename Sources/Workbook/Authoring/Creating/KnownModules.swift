/// The modules that come with Swift or the system, whose names no module of a course may have.
enum KnownModules {
    /// Their names.
    static let names: Set<String> = [
        "Testing", "Foundation", "FoundationEssentials", "Swift", "Synchronization", "Dispatch", "XCTest",
        "Observation", "RegexBuilder", "Combine", "os", "Darwin", "Glibc", "UIKit", "SwiftUI", "AppKit",
    ]
}
