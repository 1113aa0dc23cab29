import Foundation

extension Exercise {
    /// Returns the file to work on, and the line at which to begin; the line is `nil` if the file has no
    /// code.
    ///
    /// It is the place that grading named last time, or else the beginning of the code. In an exercise of two
    /// parts, it is in the tests as soon as the production code has passed its checks.
    package func workplace(after record: LearnerProgress.ExerciseRecord?) -> (file: URL, line: Int?) {
        if let place = record?.place,
            let file = ownedFiles.first(where: { $0.path.hasSuffix("/\(place.path)") }),
            let source = ExerciseTask.source(file), !Attempt(self).hasOnlyStarterFiles()
        {
            // The file may have become shorter since.
            let end = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
            return (file, max(1, min(place.line, end)))
        }
        let file = part(after: record).mainFile
        return (file, ExerciseTask.source(file).flatMap(ExerciseTask.firstLineOfCode(in:)))
    }

    /// Returns the part to work on.
    package func part(after record: LearnerProgress.ExerciseRecord?) -> ExercisePart {
        // Without a list of checks nothing says that the first part is done.
        guard let secondPart, let record, let expected = try? ExpectedChecks.load(for: self)
        else { return firstPart }
        let production = expected.checks.filter { !$0.kind.isAboutTests }
        return production.allSatisfy { record.passedChecks.contains($0.id) } ? secondPart : firstPart
    }
}
