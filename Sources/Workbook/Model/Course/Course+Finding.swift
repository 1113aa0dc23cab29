import Foundation

extension Course {
    /// The environment variable that names the course for commands that are typed outside of any course.
    package static let variable = "WORKBOOK_COURSE"

    /// Finds the course's folder when the command line doesn't name one.
    ///
    /// - Parameters:
    ///   - folder: The folder in which the command was typed. The nearest course from here upward comes first.
    ///   - environment: The environment variables. The one named ``variable`` comes second.
    ///   - tool: The program that asks. It is often built inside the course that it belongs to: that one comes last.
    /// - Throws: ``CourseError/notFound(from:)`` if there is none, or ``MissingWorkingDirectory`` if `folder` was deleted
    ///   and the environment names no course by an absolute path.
    package static func find(from folder: URL, environment: [String: String], tool: URL?) throws -> URL {
        let named = environment[variable].flatMap { name in
            name.isEmpty ? nil : URL(filePath: name, directoryHint: .isDirectory, relativeTo: folder)
        }
        do {
            return try locate(from: folder)
        } catch let error as MissingWorkingDirectory {
            guard let named = named?.standardizedFileURL, named.path.hasPrefix("/") else { throw error }
            return named
        } catch {
            if case CourseError.noLessons = error { throw error }
            if let named { return named.standardizedFileURL }
            guard case CourseError.notFound = error else { throw error }
            // The tool may have been called through a link in a folder of the search path. If it was built outside of any
            // course, the first error says more.
            guard let tool = tool?.resolvingSymlinksInPath(), tool.pathComponents.contains(".build"),
                let own = try? locate(from: tool.deletingLastPathComponent())
            else { throw error }
            return own
        }
    }
}
