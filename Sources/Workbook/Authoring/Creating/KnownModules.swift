/// The modules that come with Swift or the system, whose names no module of a course may have, and their best known types.
enum KnownModules {
    /// Their names.
    static let names: Set<String> = [
        "Testing", "Foundation", "FoundationEssentials", "Swift", "Synchronization", "Dispatch", "XCTest",
        "Observation", "RegexBuilder", "Combine", "os", "Darwin", "Glibc", "UIKit", "SwiftUI", "AppKit",
    ]

    /// Names of types that code with a type of its own of the same name can't use any more.
    static let types: Set<String> = [
        "Any", "Array", "Bool", "Bundle", "Calendar", "Character", "Clock", "Comparable", "Data", "Date",
        "DateInterval", "Decimal", "Dictionary", "Double", "Duration", "Encoder", "Equatable", "Error",
        "Float",
        "Formatter", "Hashable", "Identifiable", "Int", "Issue", "Iterator", "Locale", "Measurement",
        "Mirror",
        "Never", "Notification", "Operation", "Optional", "Process", "Protocol", "Range", "Regex", "Result",
        "Scanner", "Self", "Sendable", "Sequence", "Set", "Slice", "Stream", "String", "Substring", "Suite",
        "Tag",
        "Task", "Test", "Thread", "Timer", "Trait", "Type", "Unit", "Void",
    ]
}
