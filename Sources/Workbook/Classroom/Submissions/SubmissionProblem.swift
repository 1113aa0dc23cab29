import WorkbookModel

/// Something about how a submission was packed that a person should know.
package enum SubmissionProblem: Error, Sendable, Hashable, Codable {
    /// It contains no file.
    case empty
    /// It contains files, but none that an exercise asks for.
    case noExercise(found: [String])
    /// The lessons are not at the top, but in this folder; they are graded all the same.
    case nested(in: String)
    /// The learner's files lie without their folders, and were assigned to exercises by their names.
    case flat
    /// Several files with different contents have the name and place of one that an exercise asks for, and none of them is
    /// the unchanged starter; `first` is the one that was graded, unless an earlier version of this tool didn't store it.
    case ambiguous(path: String, others: [String], first: String? = nil)
    /// A file that an exercise asks for is in its folder, and these other versions of it, possibly backups, are elsewhere. The one
    /// in its folder was graded, and counts if it passes.
    case versionElsewhere(path: String, others: [String])
    /// A file that an exercise asks for is not there, or unchanged, and these files may be meant; they are not graded.
    case renamed(path: String, found: [String])
    /// A file that an exercise asks for is missing, and another file of the exercise was changed.
    case lacking(path: String)
    /// A file that an exercise asks for is something else under a name that ends in `.swift`, such as a picture.
    case notSource(path: String, kind: ForeignFormat)
    /// A file that an exercise asks for isn't UTF-8 text.
    case notText(path: String)
    /// A file that an exercise asks for has at most white space, although its starter has more.
    case emptyFile(path: String)
    /// A name in a file has a letter of another alphabet that looks like a Latin one.
    case lookalike(path: String, line: Int, name: String, letter: String)
    /// The time of a file is in the future, so it doesn't count.
    case fromFuture(path: String, time: String)
    /// It has other versions of these files of the course, which had no effect.
    case changedGivenFiles([String])
    /// Every file that was found is the unchanged starter.
    case unchanged
    /// A file is the unchanged starter, and this branch of the repository has commits that aren't in what is checked out.
    case otherBranch(String)
    /// An entry was left out; if it is at the place of a file that an exercise asks for, `asked` is the path of that.
    case refusedEntry(path: String, RefusalReason, asked: String? = nil)
    /// More entries were left out than are listed.
    case moreRefusedEntries(count: Int)
    /// The archive is damaged, or not an archive at all; the value says what is wrong with it.
    case unreadableArchive(String)
    /// The archive is protected by a password.
    case encrypted
    /// It is neither a folder nor an archive of a known kind.
    case unknownKind(fileExtension: String)
    /// It contains the submissions of several learners, as a learning platform packs them.
    case severalLearners
    /// The archive or folder exceeds a limit.
    case overLimit(SubmissionLimit)

    /// Why an entry of a submission was left out.
    package enum RefusalReason: String, Sendable, Codable, CaseIterable {
        /// Its path leads out of the submission.
        case outside
        /// It is a symbolic or hard link.
        case link
        /// It is a device, a pipe or a socket.
        case special
        /// It is larger than any source file, or than any archive.
        case tooLarge
        /// Its path is too long, is not text, or contains control characters.
        case unreadableName
        /// It has the same name as another entry, at least on file systems that ignore case.
        case sameName
        /// It is protected by a password.
        case encrypted
        /// It was compressed in a way that few programs can read.
        case unsupported
        /// It is an archive of a kind that isn't read.
        case foreignArchive
        /// It can't be read, or its content is not what the archive announces.
        case damaged
        /// It is an archive inside an archive and in no copy of the course, or one archive too many.
        case nestedArchive
        /// It is an archive in a copy of the course, and the copy's own files were graded.
        case inCopy
        /// It is an archive with the submissions of several learners.
        case severalLearners
        /// It is a Swift file for which no exercise asks, such as one that the learner added.
        case notAsked
        /// It is a document, a picture or text, in which an answer may be.
        case notCode
        /// It has the name of a file that an exercise asks for, but is in another place.
        case elsewhere
    }

    /// The limits that a submission can exceed.
    package enum SubmissionLimit: Sendable, Hashable, Codable {
        case entries(Int), bytes(Int), compressionRatio(Int), depth(Int)
    }

    /// Whether nothing in the submission can be graded.
    package var isFatal: Bool {
        switch self {
        case .empty, .noExercise, .unreadableArchive, .encrypted, .unknownKind, .severalLearners, .overLimit:
            true
        case .nested, .flat, .ambiguous, .versionElsewhere, .renamed, .lacking, .notSource, .notText,
            .emptyFile, .lookalike, .fromFuture,
            .changedGivenFiles, .unchanged, .otherBranch,
            .refusedEntry, .moreRefusedEntries:
            false
        }
    }
}
