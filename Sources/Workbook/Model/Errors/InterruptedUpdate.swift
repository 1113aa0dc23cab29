import Foundation
import WorkbookSystem

/// The error of a course that is partly old and partly new, because an update of it was interrupted.
package struct InterruptedUpdate: Error {
    /// Creates the error if an update of the course in a folder is not complete.
    package init?(of root: URL) {
        if FileKind(of: InterruptedUpdate.plan(in: root)) != .file { return nil }
    }

    /// Returns the file with the plan of an update, which exists from the first change until the update is complete.
    package static func plan(in root: URL) -> URL { root.appending(path: ".workbook/update.json") }
}
