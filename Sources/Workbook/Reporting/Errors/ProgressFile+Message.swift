import Foundation
import WorkbookModel

extension SetAsideProgress {
    /// Returns sentences about the file and about where it is now.
    package func sentences(in course: Course) -> String {
        guard let copy else {
            return
                "Your progress file \(problem.words). The next time you grade something, the file will be renamed, not deleted."
        }
        return
            "Your progress file \(problem.words). It was renamed to \(course.shownPath(of: course.stateFolder.appending(path: copy))), and a new one was started."
    }
}

extension SetAsideProgress.Problem {
    fileprivate var words: String {
        switch self {
        case .corrupt: "can't be read"
        case .newer(let format): "was written by a newer version of this tool (format \(format))"
        case .tooLarge(let bytes): "is too large (\(bytes >> 20) MB)"
        }
    }
}
