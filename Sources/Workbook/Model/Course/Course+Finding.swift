import Foundation

extension Course {
    /// The environment variable that names a course for whoever works on it from anywhere.
    package static let variable = "WORKBOOK_COURSE"

    /// Finds the folder of the course that is meant when none is named.
    ///
    /// - Parameters:
    ///   - folder: Where the command was typed: the nearest course from here upward comes first.
    ///   - environment: Its ``variable`` comes second.
    ///   - tool: The program that asks. It is often built inside the course that it belongs to: that one comes last.
    /// - Throws: ``CourseError/notFound(from:)`` when there is none.
    package static func find(from folder: URL, environment: [String: String], tool: URL?) throws -> URL {
        do {
            return try locate(from: folder)
        } catch let error as CourseError {
            if let named = environment[variable], !named.isEmpty {
                return URL(filePath: named, directoryHint: .isDirectory, relativeTo: folder)
                    .standardizedFileURL
            }
            // The tool may be called through a link from a folder of the search path. Where it was built outside of any
            // course, the first error tells more.
            guard let tool = tool?.resolvingSymlinksInPath(), tool.pathComponents.contains(".build"),
                let own = try? locate(from: tool.deletingLastPathComponent())
            else { throw error }
            return own
        }
    }
}
