import Foundation
import WorkbookModel

/// Why a course cannot be updated.
package enum CourseUpdateProblem: Error, Equatable {
    /// The newer copy is the course itself, or holds it.
    case sameFolder(URL)
    /// An earlier update did not finish, so the course is partly old and partly new.
    case unfinished(URL)
    /// There is no update to take back.
    case nothingUnfinished
}

/// How an update failed.
package enum CourseUpdateFailure: Error {
    /// It failed before anything changed.
    case nothingChanged(any Error, in: Course)
    /// It failed and was taken back, so everything is as before.
    case takenBack(any Error, in: Course)
    /// An earlier update that did not finish could not be taken back.
    case notTakenBack(any Error, in: Course)
    /// It failed and could not be taken back.
    case halfDone(any Error, Backup, in: Course)
}
