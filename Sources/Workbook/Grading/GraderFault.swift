import Foundation
import WorkbookModel
import WorkbookSystem

/// Puts errors that are never the learner's fault into words.
package enum GraderFault {
    package static func words(for error: any Error, course: Course) -> String {
        switch error {
        case let problem as GraderProblem:
            let details = problem.details.split(whereSeparator: \.isNewline).prefix(12).joined(
                separator: "\n")
            return details.isEmpty ? problem.summary : "\(problem.summary)\n\(details)"
        case let file as MalformedFile:
            let key = file.keyPath.isEmpty ? "" : ", \(file.keyPath)"
            return
                "\(course.relativePath(of: file.file))\(key): expected \(file.expected), found \(file.found)"
        case let failure as LinkFailure:
            return "the code cannot be linked, because nothing defines "
                + failure.symbols.map { "`\($0.name)`" }.joined(separator: ", ")
        case let spawn as SpawnError: return "\(spawn.executable) could not be started: \(spawn.reason)"
        default: return (error as NSError).localizedDescription
        }
    }
}
