import Foundation
import WorkbookSystem

/// What an exercise, or one part of it, asks for: the comment at the top of the learner's first file.
package struct ExerciseTask: Sendable, Equatable {
    /// The comment's first line, such as "Exercise 1.5, second part: tests without a mirror".
    package var title: String
    /// The rest of it, in Markdown.
    package var text: String

    /// Reads the task of an exercise, without that of its tests part; `nil` where its file begins without one.
    ///
    /// It is read from the starter, as the learner may have deleted the comment.
    package init?(of exercise: Exercise) {
        guard let name = exercise.owns.first,
            let source = ExerciseTask.source(exercise.folders.starter.appending(path: name))
        else { return nil }
        self.init(in: source)
    }

    /// Finds the task in a source file; `nil` where it begins without one.
    init?(in source: String) {
        let comment = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") }
            .map { $0.dropFirst($0.hasPrefix("// ") ? 3 : 2) }
        guard let title = comment.first, !title.allSatisfy(\.isWhitespace) else { return nil }
        self.title = String(title)
        text = comment.dropFirst().joined(separator: "\n")
    }

    /// The line of a source file at which its code begins, behind the task and the imports; `nil` where there is no code.
    static func firstLineOfCode(in source: String) -> Int? {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let index = lines.firstIndex { line in
            let words = line.drop(while: \.isWhitespace)
            let isImport = words.split(separator: " ").first { !$0.hasPrefix("@") } == "import"
            return !words.isEmpty && !words.hasPrefix("//") && !isImport
        }
        return index.map { $0 + 1 }
    }

    /// The text of a source file; `nil` where it cannot be read, which grading tells better.
    fileprivate static func source(_ file: URL) -> String? {
        (try? BoundedFile.read(file, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension Exercise {
    /// The file to work on, and the line at which to begin; the line is `nil` where the file has no code.
    ///
    /// It is the place that was told last time, or else the beginning of the code. In an exercise of two parts it is the
    /// file of the tests as soon as the production code has passed its checks.
    package func workplace(after entry: LearnerProgress.ExerciseRecord?) -> (file: URL, line: Int?) {
        if let place = entry?.place,
            let file = ownedFiles.first(where: { $0.path.hasSuffix("/\(place.path)") }),
            let source = ExerciseTask.source(file), !Attempt(self).isUntouched
        {
            // The file may have become shorter since.
            let end = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
            return (file, max(1, min(place.line, end)))
        }
        let file = part(after: entry).mainFile
        return (file, ExerciseTask.source(file).flatMap(ExerciseTask.firstLineOfCode(in:)))
    }

    /// The part to work on.
    package func part(after entry: LearnerProgress.ExerciseRecord?) -> Exercise {
        // Without a list of checks nothing says that the first part is done.
        guard let tests = testsPart.first, let entry, let expected = try? ExpectedChecks.load(for: self)
        else { return self }
        let production = expected.checks.filter { !$0.kind.isAboutTests }
        return production.allSatisfy { entry.passedChecks.contains($0.id) } ? tests : self
    }
}
