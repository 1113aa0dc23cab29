import Foundation
import WorkbookModel

/// Why a course cannot be updated.
package enum CourseUpdateProblem: Error, Equatable {
    /// The newer copy is the course itself, or contains it.
    case sameFolder(URL)
    /// There is no update to undo.
    case nothingUnfinished
    /// An update was interrupted, and its plan is damaged or names files that an update can't change.
    case unusablePlan
}

/// The state in which a failed update left the course.
package enum CourseUpdateFailure: Error {
    /// The update did not start.
    case nothingChanged(any Error, in: Course)
    /// The update was undone, so that everything is as before.
    case takenBack(any Error, in: Course)
    /// An earlier, interrupted update could not be undone for now.
    case notTakenBack(any Error, in: Course)
    /// The update can be neither finished nor undone for now; the folder `backup` has copies of everything.
    case halfDone(any Error, backup: URL, in: Course)
}
