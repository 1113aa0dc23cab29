import Foundation

/// Why a folder cannot be used for the results of a class.
package enum ClassFolderProblem: Error, Equatable {
    /// The lessons of a handout, such as `3,6`, and its folder.
    package struct HandedOut: Sendable, Equatable {
        var lessons: String
        var folder: URL
    }

    /// It has other files in it.
    case foreign(URL)
    /// A newer version of this tool wrote it.
    case newer(URL, format: Int)
    /// It has no results.
    case noResults(URL)
    /// It is about other exercises than the course in a folder has, or than the first folder if no course is named.
    case otherExercises(URL, course: URL? = nil)
    /// It has the results of another share of the submissions, such as `1/2`.
    case otherShare(URL, String)
    /// An earlier version of this tool graded the share and didn't store which other submissions there were.
    case unlistedShare(URL)
    /// Two folders were graded with different checks of these exercises, given by their slugs.
    case otherChecks(URL, URL, exercises: [String])
    /// The shares have different files of this name, such as `policy.json`, and nobody has said which one counts.
    case otherSettings(file: String, option: String)
    /// Two folders have different files of the same submission.
    case conflict(submission: String, URL, URL)
    /// The folder for the joined results is one of those to join.
    case targetIsPart(URL)
    /// The file with the key of a seal does not exist, or can't be read.
    case noKey(URL)
    /// The file has too short a key for a seal.
    case weakKey(URL)
    /// It has no seal.
    case unsealed(URL)
    /// Its seal was made with another key, or for other results.
    case brokenSeal(URL, hasResults: Bool = true)
    /// A command that seals it was interrupted.
    case interrupted(URL)
    /// It has a seal, and no key was named to seal it again after the change that was asked for.
    case needsKey(URL)
    /// There are results, and they have no seal, so nobody knows whether it was changed.
    case sealLost(URL)
    /// It is inside the folder of the submissions, where it would be graded as one of them.
    case inSubmissions(URL)
    /// The folder of submissions is itself a submission, or a copy of the course.
    case singleCopy(URL, lessons: String)
    /// The folder of submissions has the results of a run.
    case resultsAsSubmissions(URL)
    /// The first folder, or those to join if it is `nil`, lacks most of the submissions that the results in the second one are
    /// about.
    case otherSubmissions(URL?, URL, missing: Int, of: Int)
    /// There is no submission in the folder.
    case noSubmissions(URL, skipped: [String])
    /// Several handouts had different lessons, so nobody knows which ones were handed in.
    case severalHandouts([HandedOut])
    /// Some lessons were not handed out, and no submission has a file of them.
    case notHandedOut(lessons: [Int], handedOut: [Int])
    /// The results have no files of some lessons, because these weren't asked for.
    case filesNotKept(URL, lessons: [Int])
    /// The copies of these submissions aren't what was handed in.
    case changedCopies(URL, submissions: [String])
    /// No submission has this name.
    case unknownSubmission(String, suggestion: String?)
    /// Somebody on the roster handed in nothing.
    case absentLearner(String)
}
