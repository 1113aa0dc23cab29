import Foundation

extension AttemptProblem {
    /// The file, what is wrong with it, and where.
    package var words: (file: URL, message: String, line: Int?) {
        switch self {
        case .missing(let file): (file, "is missing: this exercise cannot be graded without it", nil)
        case .notRegular(let file): (file, "is a link or a folder, and should be a plain file", nil)
        case .shared(let file):
            (file, "has a second name somewhere (a hard link): copy it, and put the copy in its place", nil)
        case .unreadable(let file): (file, "cannot be read: look at its permissions", nil)
        case .tooLarge(let file, let bytes):
            (file, "has \(bytes) bytes, far more than an exercise needs", nil)
        case .notText(let file): (file, "is no UTF-8 text: save it as UTF-8", nil)
        case .conflict(let file, let line): (file, "still has the markers of a merge in it", line)
        }
    }
}
