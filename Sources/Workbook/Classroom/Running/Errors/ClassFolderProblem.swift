import Foundation

/// Why a folder cannot be used for the results of a class.
package enum ClassFolderProblem: Error, Equatable {
    /// It has other files in it.
    case foreign(URL)
    /// A newer version of this tool wrote it.
    case newer(URL, format: Int)
    /// It has no results.
    case noResults(URL)
    /// It is about other exercises than the course in a folder has, or than the first folder if no course is named.
    case otherExercises(URL, course: URL? = nil)
    /// It has the results of other shares of the submissions, such as `1/2`; of several, they were joined.
    case otherShares(URL, [String])
    /// The first folder, or those to join if it is `nil`, lacks most of the submissions that the results in the second one are
    /// about.
    case otherSubmissions(URL?, URL, missing: Int, of: Int)
    /// The copies of these submissions aren't what was handed in; they may have been joined from shares.
    case changedCopies(URL, submissions: [String], areJoined: Bool)
}
