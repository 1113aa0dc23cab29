import Foundation
import WorkbookModel
import WorkbookSystem

/// Names that nothing in a course should have, because Swift or the system has them.
enum KnownNames {
    /// The modules that come with Swift or the system.
    static let modules: Set<String> = [
        "Testing", "Foundation", "FoundationEssentials", "Swift", "Synchronization", "Dispatch", "XCTest",
        "Observation", "RegexBuilder", "Combine", "os", "Darwin", "Glibc", "UIKit", "SwiftUI", "AppKit",
    ]

    /// The modules of this tool, which a handout builds beside those of the exercises.
    static let targets = Set(
        ["ProcessShims", "TerminalGuard"]
            + [
                "Book", "CommandLine", "Formats", "Grading", "Learning", "Markdown", "Model", "Pages",
                "Reporting",
                "System", "Updating",
            ].map { "Workbook\($0)" })

    /// The folders in the `Sources` of a handout that are this tool's, in small letters.
    static let folders: Set<String> = [
        "processshims", "standinui", "terminalguard", "workbook", "grade", "grade-book", "grade-formats",
        "grade-handin",
    ]

    /// The best known types: code that has a type of its own with such a name can't use them any more.
    static let types = Set(
        """
        Any Array Bool Bundle Calendar Character Clock Comparable Data Date DateInterval Decimal Dictionary \
        Double Duration Encoder Equatable Error Float Formatter Hashable Identifiable Int Issue Iterator \
        Locale Measurement Mirror Never Notification Operation Optional Process Protocol Range Regex Result \
        Scanner Self Sendable Sequence Set Slice Stream String Substring Suite Tag Task Test Thread Timer \
        Trait Type Unit Void
        """.split(separator: " ").map(String.init))

    /// Returns to whom a module belongs that no exercise may be called like, as the end of a sentence; `nil` for a free name.
    static func owner(of name: String, in course: Course) -> String? {
        if modules.contains(name) { return "comes with Swift" }
        let isTool = FileKind(of: course.root.appending(path: "Sources/grade")) == .folder
        if targets.contains(name) || !isTool && folders.contains(name.lowercased()) {
            return "is part of this tool, which handouts contain"
        }
        return FileKind(of: course.folder(ofModule: name)) == .folder && !name.isEmpty
            ? "is in \(course.relativePath(of: course.folder(ofModule: name)))" : nil
    }
}
