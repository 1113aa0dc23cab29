import Foundation
import WorkbookClassroom
import WorkbookModel
import WorkbookReporting

/// Writes the results of a class, and says what they are.
struct ClassOutput {
    var folder: ClassFolder
    var record: ClassRecord
    var course: Course
    var arguments: Arguments
    var context: CommandContext

    /// Writes all files.
    func write() async throws -> ExitCode {
        let results = try ClassResults(of: record, in: folder, course: course)
        for submission in results.submissions {
            let words = submission.exercises.map { result in
                switch result.status {
                case .graded(let verdict): "\(result.exercise.id) \(verdict.outcome)"
                case .notStarted: "\(result.exercise.id) not started"
                case .missing: "\(result.exercise.id) missing"
                case .pending: "\(result.exercise.id) pending"
                }
            }
            context.console.write(["\(submission.submission.id): \(words.joined(separator: ", "))"])
        }
        return results.ungradedCount == 0 ? .passed : .notYet
    }
}
