import Foundation

/// Puts errors that are never the learner's fault into words.
enum GraderFault {
    static func words(for error: any Error, course: Course) -> String {
        switch error {
        case let problem as GraderProblem:
            let details = problem.details.split(whereSeparator: \.isNewline).prefix(12).joined(
                separator: "\n")
            return details.isEmpty ? problem.summary : "\(problem.summary)\n\(details)"
        case let file as MalformedFile:
            let key = file.keyPath.isEmpty ? "" : ", \(file.keyPath)"
            return
                "\(course.relativePath(of: file.file))\(key): expected \(file.expected), found \(file.found)"
        case let spawn as SpawnError: return "\(spawn.executable) could not be started: \(spawn.reason)"
        default: return (error as NSError).localizedDescription
        }
    }
}

extension AttemptProblem {
    /// The file, what is wrong with it, and where.
    var words: (file: URL, message: String, line: Int?) {
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
