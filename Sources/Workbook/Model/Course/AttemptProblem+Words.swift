import Foundation

extension AttemptProblem {
    /// The file, what is wrong with it, and where.
    package var words: (file: URL, message: String, line: Int?) {
        switch self {
        case .missing(let file): (file, "is missing, and the exercise can't be graded without it", nil)
        case .notRegular(let file): (file, "is a link or a folder, and should be a regular file", nil)
        case .shared(let file):
            (file, "has a second name somewhere (a hard link). Replace it with a copy of itself", nil)
        case .unreadable(let file): (file, "can't be read. Check its permissions", nil)
        case .tooLarge(let file, let bytes):
            (file, "has \(bytes) bytes, which is far more than an exercise needs", nil)
        case .notText(let file): (file, "isn't UTF-8 text. Save it as UTF-8", nil)
        case .notSource(let file, let format):
            (file, "is \(format.words), not Swift code. Save the code as plain text", nil)
        case .empty(let file): (file, "is empty", nil)
        case .conflict(let file, let line): (file, "still contains merge conflict markers", line)
        }
    }
}
