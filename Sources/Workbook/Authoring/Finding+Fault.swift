import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension Finding {
    /// Creates a finding about an error; one in a JSON file has its line.
    static func breach(
        _ exercise: Exercise.ID?, _ subject: String, _ error: any Error, in course: Course
    ) -> Finding {
        breach(exercise, subject, Finding.words(for: error, in: course))
    }

    /// Returns what an error says; one in a JSON file has its line.
    static func words(for error: any Error, in course: Course) -> String {
        if let file = error as? MalformedFile, FileKind(of: file.file) == .nothing {
            return "\(course.shownPath(of: file.file)) is missing"
        }
        return GraderFault(AuthorError.explained(error)).text(in: course)
    }
}
