import Foundation

/// Why folders with the results of shares can't be joined.
package enum MergeProblem: Error, Equatable {
    /// The folder for the joined results is one of those to join.
    case targetIsPart(URL)
    /// An earlier version of this tool graded the share and didn't store which other submissions there were.
    case unlistedShare(URL)
    /// Two folders were graded with different checks of these exercises, given by their slugs.
    case otherChecks(URL, URL, exercises: [String])
    /// The shares have different files of this name, such as `policy.json`, and nobody has said which one counts.
    case otherSettings(file: String, option: String)
    /// Two folders have different files of the same submission.
    case conflict(submission: String, URL, URL)
}
