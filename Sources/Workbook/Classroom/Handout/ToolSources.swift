import Foundation
import WorkbookModel
import WorkbookSystem

/// The sources of this tool, which a handout contains so that learners can build it.
package struct ToolSources: Sendable, Equatable {
    /// The folder with the tool's `Package.swift`.
    package var root: URL

    /// Uses the sources in a folder.
    package init(root: URL) { self.root = root }

    /// Finds the sources: those that lie in a course, or else those from which the running tool was built.
    ///
    /// - Throws: ``HandoutProblem/noTool(_:)`` if it was moved away from them.
    package init(for course: Course, tool: URL?) throws {
        var folders = [course.root]
        if let tool { folders += sequence(first: tool, next: ToolSources.parent).dropFirst() }
        guard let root = folders.first(where: ToolSources.areSources) else {
            throw HandoutProblem.noTool(tool)
        }
        self.root = root
    }

    private static func parent(of place: URL) -> URL? {
        let parent = place.deletingLastPathComponent().standardizedFileURL
        return parent.path == place.path ? nil : parent
    }

    private static func areSources(_ folder: URL) -> Bool {
        FileKind(of: folder.appending(path: "Package.swift")) == .file
            && FileKind(of: folder.appending(path: "Sources/grade")) == .folder
    }

    /// Whether the tool has a module with a name.
    func hasModule(_ name: String) -> Bool {
        FileKind(of: root.appending(path: "Sources/\(name)")) == .folder
    }

    /// The folders of the programs for instructors and authors, and of the modules that only they use.
    private static let others = [
        "Workbook/Authoring", "Workbook/Bugs", "Workbook/Capstone", "Workbook/Classroom", "Workbook/Mutation",
        "grade-bugs",
        "grade-class",
        "grade-course",
    ]

    /// The paths of the files that learners need.
    var paths: [String] { FileTree(root).files(below: "Sources").filter(ToolSources.isForLearners) }

    /// Whether a handout contains a file, by its path.
    static func isForLearners(_ path: String) -> Bool {
        !others.contains { path.hasPrefix("Sources/\($0)/") }
    }
}
