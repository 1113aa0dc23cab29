import WorkbookModel

extension SetAsideProgress {
    /// Sentences about the file and about where it is now.
    package var sentences: String {
        guard let copy else {
            return
                "Your progress file \(problem.words). It will be set aside, not lost, when something is graded next."
        }
        return
            "Your progress file \(problem.words). It was kept as .workbook/\(copy), and a new one was begun."
    }
}

extension SetAsideProgress.Problem {
    fileprivate var words: String {
        switch self {
        case .corrupt: "cannot be read"
        case .newer(let format): "was written by a newer version of this tool (format \(format))"
        case .tooLarge(let bytes): "is too large to be one (\(bytes >> 20) MB)"
        }
    }
}
