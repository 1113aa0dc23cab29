import Foundation
import WorkbookModel
import WorkbookSystem

extension GraderFault {
    /// A bug report needs no more lines of an error's details than this.
    private static let mostDetails = 12

    /// Returns what went wrong.
    package func text(in course: Course) -> String {
        switch self {
        case .machine(let fault): return fault.words(in: course)
        case .malformedFile(let file):
            let key = file.keyPath.isEmpty ? "" : ", \(file.keyPath)"
            return
                "\(course.shownPath(of: file.file))\(key): expected \(file.expected), found \(file.found)"
        case .notStarted(let error): return "\(error.executable) could not be started: \(error.reason)"
        case .undefinedSymbols(let names):
            return "the code cannot be linked, because nothing defines "
                + names.map { "`\($0)`" }.joined(separator: ", ")
        case .problem(let summary, let details):
            let lines = details.split(whereSeparator: \.isNewline).prefix(Self.mostDetails)
            return ([Substring(summary)] + lines).joined(separator: "\n")
        case .unfitFile(let problem):
            let (file, message, line) = problem.words
            return "\(course.shownPath(of: file))\(line.map { ":\($0)" } ?? "") \(message)"
        case .other(let description): return description
        }
    }

    /// What to do about it, if that is known.
    package var remedy: String? { if case .machine(let fault) = self { fault.remedy } else { nil } }
}
