import Foundation
import WorkbookModel
import WorkbookSystem

extension ErrorMessage {
    /// Returns what happened to a file of a course, and what to do about it.
    package static func sentences(forFile error: any Error, in course: Course) -> String {
        if let problem = error as? AttemptProblem {
            return GraderFault.unfitFile(problem).text(in: course) + "."
        }
        guard let fault = MachineFault(error) else { return ErrorReason.text(error) }
        return "\(fault.words(in: course)) \(fault.remedy)"
    }

    /// Returns the note on progress that could not be saved after hints or a solution were shown.
    package static func unsavedProgress(_ error: any Error, in course: Course) -> String {
        "this could not be saved in your progress. \(sentences(forFile: error, in: course))"
    }

    /// Returns the note on the random number of a learner's reports that could not be saved.
    package static func unsavedIdentity(_ error: any Error, in course: Course) -> String {
        "the random number of your report could not be saved. \(sentences(forFile: error, in: course)) "
            + "Until it is saved, your next report will look as if it came from another person."
    }

    /// Returns the note on a list of checks that cannot be read.
    static func unreadableChecks(of exercise: Exercise.ID) -> String {
        "The list of checks for \(exercise) can't be read."
    }

    /// Returns the note on progress that could not be saved after grading.
    package static func unsavedResult(_ error: any Error, in course: Course) -> String {
        "your progress could not be saved, but the result above is correct. "
            + sentences(forFile: error, in: course)
    }
}

extension MachineFault: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let course = Course(root: setting.folder, lessons: [])
        return ErrorMessage("\(words(in: course))", ["\(remedy)"])
    }
}

extension AttemptProblem: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let (file, message, line) = words
        let place = setting.path(of: file) + (line.map { ":\($0)" } ?? "")
        return ErrorMessage("\(place, .path) \(message)")
    }
}
