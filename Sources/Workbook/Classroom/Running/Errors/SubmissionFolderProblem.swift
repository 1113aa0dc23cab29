import Foundation

/// Why no submission can be read from a folder, or none has the name that was asked for.
package enum SubmissionFolderProblem: Error, Equatable {
    /// The folder for the results is inside the folder of the submissions, where it would be graded as one of them.
    case inSubmissions(URL)
    /// The folder of submissions is itself a submission, or a copy of the course.
    case singleCopy(URL, lessons: String)
    /// The folder of submissions has the results of a run.
    case resultsAsSubmissions(URL)
    /// There is no submission in the folder.
    case noSubmissions(URL, skipped: [String])
    /// No submission has this name.
    case unknownSubmission(String, suggestion: String?)
    /// Somebody on the roster handed in nothing.
    case absentLearner(String)
}
