import Foundation
import WorkbookJSON
import WorkbookModel
import WorkbookSystem

/// Errors of a course as its author needs to read them.
package enum AuthorError {
    /// Returns an error with the line of what it is about, or with the file that is missing.
    package static func explained(_ error: any Error) -> any Error {
        switch error {
        case let file as MalformedFile: return file.located
        case CourseError.noLessons(let root, let folder):
            let names = NumberedFolders.names(in: root.appending(path: folder))
            guard let name = names.first else { return error }
            return MalformedFile(
                file: root.appending(path: "\(folder)/\(name)/lesson.json"), keyPath: "",
                expected: "the list of the lesson's exercises", found: "no such file")
        default: return error
        }
    }
}
