import Foundation
import WorkbookSystem

/// The task of a part of an exercise: the `README.md` beside the learner's files, or the comment at the top of the first one.
package struct ExerciseTask: Sendable, Equatable {
    /// The comment's first line, such as "Exercise 1.5, second part: tests without a mirror".
    package var title: String
    /// The rest of it, in Markdown.
    package var text: String

    /// The name of the Markdown file with the task.
    package static let fileName = "README.md"

    /// Reads the task of a part of an exercise; `nil` if it has no such file, and its first file does not begin with one.
    ///
    /// It is read from the starter, because the learner may have deleted it.
    package init?(of part: ExercisePart) {
        if let text = ExerciseTask.source(part.starter.appending(path: ExerciseTask.fileName)) {
            self.init(markdown: text)
            return
        }
        guard let name = part.owns.first,
            let source = ExerciseTask.source(part.starter.appending(path: name))
        else { return nil }
        self.init(in: source)
    }

    /// Whether a line belongs to the task, which documentation comments don't.
    package static func isComment(_ line: Substring) -> Bool {
        line.hasPrefix("//") && !line.hasPrefix("///")
    }

    /// Reads a Markdown text, whose title is that of its first line if this is a heading.
    init(markdown: String) {
        let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let heading = lines.first.flatMap { $0.wholeMatch(of: /# +(.+)/) }
        title = heading.map { String($0.1) } ?? ""
        text = heading == nil ? markdown : lines.dropFirst().joined(separator: "\n")
    }

    /// Finds the task in a source file; `nil` if the file does not begin with one.
    init?(in source: String) {
        let comment = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .prefix(while: ExerciseTask.isComment)
            .map { $0.dropFirst($0.hasPrefix("// ") ? 3 : 2) }
        guard let title = comment.first, !title.allSatisfy(\.isWhitespace) else { return nil }
        self.title = String(title)
        text = comment.dropFirst().joined(separator: "\n")
    }

    /// Returns the line at which the code of a source file begins, after the task and the imports; `nil` if
    /// it has no code.
    static func firstLineOfCode(in source: String) -> Int? {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let index = lines.firstIndex { line in
            let words = line.drop(while: \.isWhitespace)
            let isImport = words.split(separator: " ").first { !$0.hasPrefix("@") } == "import"
            return !words.isEmpty && !words.hasPrefix("//") && !isImport
        }
        return index.map { $0 + 1 }
    }

    /// Reads the text of a source file; `nil` if it cannot be read, which grading reports.
    static func source(_ file: URL) -> String? {
        (try? BoundedFile.read(file, limit: 1 << 20, followsLinks: false)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
