import Foundation
import WorkbookSystem

/// Why a gradebook can't be made, or can't be written into the export of a learning management system.
package enum GradebookProblem: Error, Equatable, Sendable {
    /// A value in the policy is not allowed.
    case malformedPolicy(MalformedFile)
    /// The policy names a lesson or an exercise that does not exist; the suggestion was probably meant.
    case unknownName(String, keyPath: String, suggestion: String?)
    /// The exercises of a lesson are worth more than the lesson.
    case lessonTooSmall(lesson: String)
    /// All exercises of a lesson have points of their own, which are fewer than the lesson's.
    case lessonTooLarge(lesson: String)
    /// The policy names the same lesson or exercise in two ways.
    case sameName(String, String, keyPath: String)
    /// What an exercise is worth is rounded to nothing.
    case roundedToZero(exercise: String, points: Decimal, decimals: Int)
    /// Two entries of the policy say different things about the same learner.
    case contradiction(String, String, about: String)
    /// A table cannot be read.
    case table(CSVProblem, source: Source)
    /// A table has no rows below its header.
    case noRows(source: Source)
    /// No column of a table says who a row is about.
    case noLearnerColumn(source: Source, found: [String])
    /// The table of times has no column with times.
    case noTimeColumn(found: [String])
    /// A cell is not a time.
    case notATime(String, line: Int, expected: String)
    /// The export is neither Canvas's gradebook nor Moodle's grading worksheet.
    case unknownExport(found: [String])
    /// It seems to be a worksheet of Moodle for an assignment that isn't graded by points.
    case worksheetWithoutPoints
    /// The export has no column of this name for grades.
    case noGradeColumn(String, candidates: [String])
    /// The export has several columns for grades, or none, and nobody chose one.
    case gradeColumnNotChosen(candidates: [String])
    /// The column for grades is worth something else than the gradebook.
    case otherPoints(column: String, possible: Decimal, ours: [Decimal])

    /// Which table cannot be used.
    package enum Source: String, Sendable {
        case roster, times, export
    }
}
