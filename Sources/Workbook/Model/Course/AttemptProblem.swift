import Foundation

/// Why a learner's file cannot be graded at all.
package enum AttemptProblem: Error, Hashable, Codable {
    /// The file is not there.
    case missing(URL)
    /// It is a link, a folder, or another kind of special file.
    case notRegular(URL)
    /// The file has another name, maybe in another folder.
    case shared(URL)
    /// It exists but cannot be read.
    case unreadable(URL)
    /// It is far too large for a source file.
    case tooLarge(URL, bytes: Int)
    /// It isn't UTF-8 text.
    case notText(URL)
    /// It isn't Swift code but something else under a name that ends in `.swift`.
    case notSource(URL, ForeignFormat)
    /// It has no code at all. Only a hand-in says so, because the code may have moved to another file.
    case empty(URL)
    /// A merge left its markers in it.
    case conflict(URL, line: Int)
}
