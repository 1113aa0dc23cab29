import Foundation
import WorkbookFormats
import WorkbookModel

// Zero points are for what a learner did or left out. If a file that can't be read may be the answer, there is no grade until a
// person has looked at it. Everything that is said about results follows from this.

extension ExerciseResult {
    /// Returns the result as unusable if one of the submission's problems may have kept the answer from being graded.
    func considering(_ problems: [SubmissionProblem]) -> ExerciseResult {
        var hiding = problems.filter { $0.mayHide(exercise, isMissing: status == .missing) }
        switch state {
        case .failed, .stopped, .didNotCompile, .notStarted, .missing: break
        // What passed is an answer, unless there is another version that may be the one that was meant.
        case .passed, .flagged: hiding.removeAll { !$0.leavesOpenWhichCounts }
        // These have no grade in any case.
        case .graderError, .pending, .unusable, .ambiguous, .noSubmission: return self
        }
        guard let problem = hiding.first else { return self }
        var result = self
        result.status = .unusable(problem)
        return result
    }
}

extension SubmissionProblem {
    /// Whether the answer to an exercise may be in what was not graded.
    ///
    /// - Parameter isMissing: Whether the submission has none of the exercise's files.
    func mayHide(_ exercise: Exercise, isMissing: Bool) -> Bool {
        switch self {
        case .versionElsewhere(let path, _), .renamed(let path, _), .lacking(let path),
            .notSource(let path, _), .notText(let path), .emptyFile(let path):
            exercise.contains(path)
        case .ambiguous(let path, _, let first): first != nil && exercise.contains(path)
        case .refusedEntry(let path, _, let asked):
            asked.map(exercise.contains) ?? (isMissing && ArchiveName.isArchive(path))
        default: isFatal
        }
    }

    /// Whether several files could be the answer, so that the order of their names would decide about the grade.
    ///
    /// A version elsewhere is none of these: if the one that lies where it belongs passes, nobody can gain by another one.
    fileprivate var leavesOpenWhichCounts: Bool {
        switch self {
        case .ambiguous: true
        case .refusedEntry(_, .sameName, let asked): asked != nil
        default: false
        }
    }
}

extension Exercise {
    /// Whether a path in the course leads into the exercise's folder.
    fileprivate func contains(_ path: String) -> Bool {
        path.split(separator: "/").dropFirst().map(String.init)
            .starts(with: folders.lesson.pathComponents.suffix(2))
    }
}
