import Foundation
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// An error: a number has a folder, but the course doesn't list what is in it.
package struct UnlistedFolder: Error, Equatable {
    /// The folder's path in the course.
    var folder: String
    /// The path of the `lesson.json` that doesn't list it, or isn't there.
    var manifest: String
    /// Whether the manifest itself is missing.
    var isWithoutManifest: Bool

    /// Looks for the folder of a lesson or an exercise, such as `2` or `1.3`, that the course doesn't have; `nil` if there is none.
    package init?(_ number: String, in course: Course) {
        let parts = number.split(separator: ".")
        let lessons = course.root.appending(path: course.folders.lessons)
        guard (1...2).contains(parts.count), parts.allSatisfy({ Int($0) != nil }),
            let name = NumberedFolders.names(in: lessons).first(where: { $0.hasPrefix("\(parts[0])-") })
        else { return nil }
        let lesson = lessons.appending(path: name)
        let file = lesson.appending(path: "lesson.json")
        isWithoutManifest = FileKind(of: file) == .nothing
        manifest = course.relativePath(of: file)
        let exercise = NumberedFolders.names(in: lesson).first { folder in
            parts.count == 2 && folder.hasPrefix("\(parts[1])-")
        }
        if exercise == nil && !isWithoutManifest { return nil }
        folder = course.relativePath(of: exercise.map { lesson.appending(path: $0) } ?? lesson)
    }
}

extension UnlistedFolder: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        isWithoutManifest
            ? ErrorMessage(
                "there is a folder \(folder, .path), but \(manifest, .path) is missing",
                ["Without it, the course has no such lesson. Get it back, or write a new one."])
            : ErrorMessage(
                "there is a folder \(folder, .path), but \(manifest, .path) doesn't list it",
                ["Add its entry to the exercises there, at the place of its number."])
    }
}
