import WorkbookFormats
import WorkbookModel
import WorkbookReporting

extension SubmissionProblem {
    /// One or more sentences for the learner: what happened, and what to do about it.
    package var words: String { [fact, remedy].compactMap(\.self).joined(separator: " ") }

    /// What happened, in one or two sentences.
    package var fact: String {
        switch self {
        case .empty: "The submission contains no files."
        case .noExercise(let found):
            "The submission contains none of the files that the exercises ask for. "
                + (found.isEmpty
                    ? "No other file can be read."
                    : "It contains \(found.allSatisfy(Self.isOfTool) ? "only what tools make: " : "")\(Format.list(found)).")
                + Self.strangers(in: found)
        case .nested(let folder):
            "The lessons are not at the top of the submission but in the folder \(folder). They were graded all the same."
        case .flat:
            "Some files aren't in the folders of their exercises, which were recognized by the names of the files."
        case .ambiguous(let path, let others, let first?):
            "The submission contains several different versions of \(path): \(Format.list([first] + others))."
        case .ambiguous(let path, let others, nil):
            "The submission contains several different versions of \(path). Not graded: \(Format.list(others))."
        case .versionElsewhere(let path, let others):
            Self.versions(of: path, others) + " The one in its place counts if it passes."
        case .renamed(let path, let found):
            if found.contains(where: { $0.hasSuffix(".\(OwnedFileMatcher.lastName(path)).icloud") }) {
                "\(path) was not downloaded from iCloud, so there is only a placeholder: \(Format.list(found))."
            } else {
                "\(path) is missing or unchanged. Possibly meant, but not graded: \(Format.list(found))."
                    + Self.strangers(in: found)
            }
        case .lacking(let path): "\(path) is missing, although another file of the exercise was handed in."
        case .notSource(let path, let kind): "\(path) is \(kind.words), not Swift code."
        case .notText(let path): "\(path) isn't UTF-8 text, so it can't be read as Swift code."
        case .emptyFile(let path):
            "\(path) is empty, possibly because something went wrong when it was saved or handed in."
        case .lookalike(let path, let line, let name, let letter):
            "\(path):\(line): in the name “\(name)”, \(letter) is a letter of another alphabet, so it is not the name that it looks like."
        case .fromFuture(let path, let time):
            "\(path) is dated in the future (\(time)), possibly because of another time zone, so its time doesn't count."
        case .changedGivenFiles(let paths):
            "The submission has changed versions of files that belong to the course: \(Format.list(paths)). "
                + "They had no effect, because grading uses the course's own."
        case .unchanged: "No file that counts was changed: all of them are as they were handed out."
        case .otherBranch(let branch):
            "The branch \(branch) has commits that are not in what is checked out, and only what is checked out was graded."
        case .refusedEntry(let path, let reason, _): "\(path) was left out: \(reason.words)."
        case .moreRefusedEntries(let count):
            count == 1 ? "One more entry was left out." : "\(count) more entries were left out."
        case .unreadableArchive(let reason): "The archive can't be read: \(reason)."
        case .encrypted: "The archive is protected by a password."
        case .unknownKind(let fileExtension):
            "\(fileExtension.isEmpty ? "A file without an extension" : "A .\(fileExtension) file") can't be graded."
        case .severalLearners:
            "It contains the submissions of several learners. Unpack it, and grade the folder that contains them."
        case .overLimit(let limit): limit.words
        }
    }

    /// What the learner can do about it; `nil` if ``fact`` says it, or if there is nothing to do.
    package var remedy: String? {
        switch self {
        case .ambiguous(_, _, .some): "To have one of them graded, hand in again without the others."
        case .versionElsewhere: "Otherwise, hand in again without those that aren't meant."
        case .renamed(_, let found):
            Self.isInCloud(found)
                ? "Open the file on the Mac, pack the folder again, and hand in again."
                : found.allSatisfy(Self.isNamedAsCode)
                    ? "If it is the answer to this exercise, give it this name and folder, and hand in again."
                    : "If the answer is there, put its code into the exercise's own file, and hand in again."
        case .lacking: "Hand in the exercise's whole folder again."
        case .notSource: "Save the code as plain text, and hand in again."
        case .notText: "Save it as UTF-8, and hand in again."
        case .emptyFile: "Check the file, and hand in again."
        case .refusedEntry(let path, let reason, let asked):
            asked == nil && !ArchiveName.isArchive(path) ? nil : reason.remedy
        case .unreadableArchive: "It has to be handed in again."
        case .encrypted: "It has to be handed in again without one."
        case .unknownKind:
            "Hand in a folder, or an archive of one of the kinds .zip, .tar.gz, .tgz and .tar."
        case .otherBranch: "If the answers are there, merge it, and hand in again."
        case .empty, .noExercise, .nested, .flat, .ambiguous, .lookalike, .fromFuture, .changedGivenFiles,
            .unchanged,
            .moreRefusedEntries, .severalLearners, .overLimit:
            nil
        }
    }

    /// What happened, as ``fact`` says it, if an exercise has no grade for this reason.
    package var factWithoutGrade: String {
        guard case .versionElsewhere(let path, let others) = self else { return fact }
        return Self.versions(of: path, others) + " The one in its place did not pass."
    }

    /// One or more sentences for the learner, as ``words`` says it, if an exercise has no grade for this reason.
    package var wordsWithoutGrade: String {
        guard case .versionElsewhere = self else { return words }
        return factWithoutGrade + " To have one of them graded, hand in again without the others."
    }

    private static func versions(of path: String, _ others: [String]) -> String {
        "There may be other versions of \(path): \(Format.list(others))."
    }

    /// Whether a file only needs another name or place, as far as its name says.
    private static func isNamedAsCode(_ path: String) -> Bool {
        path.lowercased().contains(".swift") || path.wholeMatch(of: /[0-9]+ more/) != nil
    }

    /// Whether a path is that of a hidden file or folder, such as `.build`, or says how many more there are.
    private static func isOfTool(_ path: String) -> Bool {
        path.wholeMatch(of: /(?:.*\/)?(?:\.[^\/]+|__MACOSX)|[0-9]+ more/) != nil
    }

    private static func isInCloud(_ found: [String]) -> Bool { found.contains { $0.hasSuffix(".icloud") } }
}

extension SubmissionProblem {
    /// A sentence about each file whose name has a letter that only looks like the right one.
    private static func strangers(in paths: [String]) -> String {
        paths.compactMap { path in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return LookalikeLetters.stranger(in: name).map {
                " In “\(name)”, \($0) is a letter of another alphabet."
            }
        }.joined()
    }
}

extension SubmissionProblem.RefusalReason {
    /// The end of a sentence that says why an entry was left out.
    package var words: String {
        switch self {
        case .outside: "its path leads out of the submission"
        case .link: "it is a link, so the file itself has to be handed in"
        case .special: "it is not a regular file"
        case .tooLarge: "it is too large"
        case .unreadableName: "its name is too long, or contains characters that names should not contain"
        case .sameName: "another file has the same name, or one that some systems can't tell apart from it"
        case .encrypted: "it is protected by a password"
        case .unsupported: "it was compressed in an unusual way, so it has to be packed again as a plain .zip"
        case .foreignArchive: "archives of this kind aren't read, so it has to be packed again as a .zip"
        case .damaged: "it is damaged or can't be read"
        case .nestedArchive:
            "there are too many archives inside the archive, so it has to be handed in by itself"
        case .inCopy: "it is in a copy of the course, and what is in that copy's own folders counts"
        case .severalLearners: "it has the submissions of several learners"
        case .notAsked:
            "no exercise asks for it, so what is needed has to be in the files that an exercise has"
        case .notCode: "it isn't a Swift file, so what is in it can't be graded"
        case .elsewhere: "it isn't where an exercise asks for a file of this name"
        }
    }
}

extension SubmissionProblem.RefusalReason {
    /// What to do if an exercise's file may be in it; `nil` if ``words`` say it.
    fileprivate var remedy: String? {
        switch self {
        case .link, .unsupported, .foreignArchive, .nestedArchive, .inCopy, .notAsked, .notCode, .elsewhere:
            nil
        case .outside, .damaged, .special: "Pack the folder again, and hand in again."
        case .tooLarge: "Check the file, and hand in again."
        case .unreadableName: "Give it another name, and hand in again."
        case .sameName: "Leave out the one that is not meant, and hand in again."
        case .severalLearners: "Pack only your own files, and hand in again."
        case .encrypted: "Pack it without a password, and hand in again."
        }
    }
}

extension SubmissionProblem.SubmissionLimit {
    /// One or two sentences that say which limit was exceeded, and what may have caused it.
    package var words: String {
        switch self {
        case .entries(let most):
            "The submission contains more than \(most) files and folders. It possibly includes folders that tools created."
        case .bytes(let most):
            "The submission is larger than \(most >> 20) MB. It possibly includes files that don't belong to the exercises."
        case .compressionRatio(let most):
            "Unpacked, the archive would be more than \(most) times as large. Archives of source code never are."
        case .depth(let most): "The submission has more than \(most) folders inside each other."
        }
    }
}

extension SkippedItem {
    /// A sentence that says why it was skipped.
    package var words: String {
        switch reason {
        case .hidden: "\(name) is hidden, or was created by the system."
        case .notASubmission(let fileExtension): "\(name) is a .\(fileExtension) file and not a submission."
        case .olderSubmission(let newest):
            "\(name) is older than \(newest), which was handed in under the same name."
        case .results: "\(name) has the results of an earlier run."
        case .link: "\(name) is a link. Only folders and files that are really there are read."
        case .special: "\(name) is neither a file nor a folder."
        case .unreadableName: "\(name) can't be read, because its name isn't UTF-8 text."
        }
    }
}
