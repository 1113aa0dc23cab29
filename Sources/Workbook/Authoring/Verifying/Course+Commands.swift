import Foundation
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Commands in findings, as an author can type them in the folder where they work.
extension Course {
    /// Returns a command of `grade`, with the option that names the course if nothing else leads to it from there.
    func command(_ words: String) -> String {
        let path = viewpoint.map { root.path(from: $0, inside: root) } ?? "."
        // `grade` looks for a course in the folders above as well.
        let isAbove = path.split(separator: "/").allSatisfy { [".", ".."].contains($0) }
        return "\(program) \(words)" + (isAbove ? "" : " --course \(path.shellWord)")
    }

    /// Returns the message of a finding as a line in which commands are never broken, so that they can be copied.
    package func line(_ message: String, _ role: Span.Role = .plain) -> StyledLine {
        let starts = ["\(program) ", "swift format -i ", "for name in "]
        var line: StyledLine = ""
        for (index, piece) in message.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { line += "\("`", role)" }
            line += "\(piece, starts.contains(where: piece.hasPrefix) ? .command : role)"
        }
        return line
    }

    /// Returns the paths of files and folders as words of a command.
    func commandPaths(of places: [URL]) -> String {
        places.map { shownPath(of: $0).shellWord }.joined(separator: " ")
    }
}
