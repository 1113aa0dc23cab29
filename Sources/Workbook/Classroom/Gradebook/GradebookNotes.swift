import WorkbookModel
import WorkbookReporting

extension ExerciseResult.State {
    /// Why an exercise has no grade; `nil` if the submission's problems already say so.
    var reasonForNoGrade: String? {
        switch self {
        case .graderError: "this tool could not grade it"
        case .pending: "it was not graded yet"
        case .flagged: "a person has to look at it first"
        case .passed, .failed, .didNotCompile, .stopped, .notStarted, .missing, .noSubmission, .unusable,
            .ambiguous:
            nil
        }
    }
}

extension ExerciseResult {
    /// Why what was handed in for the exercise can't be graded, unless that is said about the whole submission.
    var unusableNote: String? {
        guard case .unusable(let problem) = status, !problem.isFatal else { return nil }
        return problem.gradebookNote
    }
}

extension Flag {
    /// The flag with its place, for a cell.
    var shortText: String {
        let text = Excerpt.middle(reason, to: 160)
        guard let place else { return text }
        let file = place.path.split(separator: "/").last ?? ""
        return "\(text) (\(file):\(place.line))"
    }
}

extension SubmissionProblem {
    /// What a gradebook says about a problem; `nil` for what changes nothing.
    package var gradebookNote: String? {
        switch self {
        case .empty: "the submission is empty"
        case .noExercise: "the submission has none of the files that were asked for"
        case .unreadableArchive: "the archive is damaged"
        case .encrypted: "the archive is protected by a password"
        case .unknownKind: "the submission is neither a folder nor a known archive"
        case .severalLearners: "it contains the submissions of several learners"
        case .overLimit: "the submission is too large"
        case .ambiguous(let path, _, _): "several files could be \(path)"
        case .versionElsewhere(let path, _): "\(path) may have another version"
        case .renamed(let path, let found): "\(path) may be in \(Format.list(found))"
        case .lacking(let path): "\(path) is missing, although another file of the exercise was handed in"
        case .notSource(let path, let kind): "\(path) is \(kind.words)"
        case .notText(let path): "\(path) isn't UTF-8 text"
        case .emptyFile(let path): "\(path) is empty"
        case .lookalike(let path, let line, _, _):
            "\(path):\(line) has a letter of another alphabet in a name"
        case .fromFuture: "a file is dated in the future, so its time doesn't count"
        case .changedGivenFiles: "it has changed versions of the course's files, which had no effect"
        case .unchanged: "no file that counts was changed"
        case .otherBranch(let branch):
            "only what is checked out was graded, and the branch \(branch) has other commits"
        case .refusedEntry(_, let reason, let asked?): "\(asked) was left out: \(reason.words)"
        case .refusedEntry(let path, _, nil): "\(path) was left out"
        case .moreRefusedEntries(let count):
            "\(count) more \(count == 1 ? "file was" : "files were") left out"
        case .nested, .flat: nil
        }
    }
}
