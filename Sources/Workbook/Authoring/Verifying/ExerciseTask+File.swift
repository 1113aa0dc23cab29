import Foundation
import WorkbookModel
import WorkbookSystem

extension ExerciseTask {
    /// Returns the file that has the task of a part of an exercise; `nil` if the part has no file.
    static func file(of part: ExercisePart) -> URL? {
        let text = part.starter.appending(path: fileName)
        return FileKind(of: text) == .file ? text : part.owns.first.map { part.starter.appending(path: $0) }
    }
}
