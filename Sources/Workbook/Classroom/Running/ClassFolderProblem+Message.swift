import Foundation
import WorkbookReporting

extension ClassFolderProblem: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .foreign(let folder):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) contains other files, so no results are written there.",
                ["Name a new or empty folder with  \("--out DIR", .command)"])
        case .newer(let folder, let format):
            return ErrorMessage(
                "a newer version of this tool wrote \(setting.path(of: folder), .path) (format \(format)).",
                ["Use that version, or name another folder with  \("--out DIR", .command)"])
        case .noResults(let folder):
            return ErrorMessage(
                "there are no results in \(setting.path(of: folder), .path).",
                ["Name a folder that  \("\(setting.program) class run", .command)  wrote."])
        case .otherExercises(let folder, nil):
            return ErrorMessage(
                "the results in \(setting.path(of: folder), .path) are about other exercises.",
                [
                    "They may be from another course, or from a run with other `--lessons`.",
                    "Leave them out, or run that share again with the same `--lessons`.",
                ])
        case .otherExercises(let folder, let course?):
            return ErrorMessage(
                "the results in \(setting.path(of: folder), .path) are about other exercises than the course has.",
                [
                    "This is the course:  \(course.path, .path)",
                    "If they are from another one, name that with  \("--course DIR", .command)",
                ])
        case .otherShare(let folder, let share):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) has the results of \(share == Shard.all.description ? "all" : "share \(share) of the") submissions.",
                [
                    "Name a folder for each share with  \("--out DIR", .command)",
                    "Then join them with  \("\(setting.program) class merge", .command)",
                ])
        case .unlistedShare(let folder):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) doesn't say which other submissions there were, so nobody can tell whether some are missing.",
                ["An earlier version of this tool graded it. Grade this share again."])
        case .otherChecks(let first, let second, let exercises):
            return ErrorMessage(
                "two folders were graded with different checks of \(Format.list(exercises)), so equal code could have different grades.",
                [
                    "\(setting.path(of: first), .path)", "\(setting.path(of: second), .path)",
                    "Grade both shares again with the same version of the course, then merge again. What hasn't changed isn't graded twice.",
                ])
        case .otherSettings(let file, let option):
            return ErrorMessage(
                "the shares have different files \(file), so nobody knows which one counts.",
                ["Merge again with the right one:  \("\(option) FILE", .command)"])
        case .conflict(let submission, let first, let second):
            return ErrorMessage(
                "two folders have different files of the submission \"\(submission)\".",
                [
                    "\(setting.path(of: first), .path)", "\(setting.path(of: second), .path)",
                    "Leave out the folder with the older files, or grade its share again.",
                ])
        case .targetIsPart(let folder):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) is one of the folders to join.",
                ["Name another folder for the result with  \("--out DIR", .command)"])
        case .noKey(let file):
            return ErrorMessage(
                "the key \(setting.path(of: file), .path) can't be read.", Self.howToMakeKey(file))
        case .weakKey(let file):
            return ErrorMessage(
                "\(setting.path(of: file), .path) has fewer than 16 bytes, so it can be guessed.",
                Self.howToMakeKey(file))
        case .unsealed(let folder):
            return ErrorMessage(
                "the results in \(setting.path(of: folder), .path) have no seal.",
                [
                    "They were graded without `--seal`, or somebody removed it.",
                    "Grade into a new folder with  \("--seal FILE", .command)",
                    Self.howToTrust(folder, setting),
                ])
        case .brokenSeal(let folder, hasResults: false):
            return ErrorMessage(
                "the seal on \(setting.path(of: folder), .path) doesn't fit what is in the folder.",
                ["Nothing has been graded there. Remove the folder, and run the same command again."])
        case .brokenSeal(let folder, hasResults: true):
            return ErrorMessage(
                "the seal on \(setting.path(of: folder), .path) doesn't fit the results.",
                [
                    "They, their policy or their roster were changed, or they were sealed with another key.",
                    "If you don't know why, grade or merge into a new folder.",
                    "To trust them as they are, remove \(setting.path(of: ClassFolder(folder).seal), .path), and then seal them:",
                    "\("\(setting.program) class grades \(setting.path(of: folder).shellWord) --seal FILE", .command)",
                ])
        case .interrupted(let folder):
            return ErrorMessage(
                "a command that seals the results in \(setting.path(of: folder), .path) was interrupted.",
                ["Run it again: it continues with what is missing, and seals everything."])
        case .needsKey(let folder):
            return ErrorMessage(
                "the results in \(setting.path(of: folder), .path) are sealed, and after a change their seal would not fit.",
                [
                    "Add the key, to check and seal them again:  \("--seal FILE", .command)",
                    "If they needn't be sealed, remove \(setting.path(of: ClassFolder(folder).seal), .path)",
                ])
        case .sealLost(let folder):
            return ErrorMessage(
                "the results in \(setting.path(of: folder), .path) have no seal.",
                [
                    "They were graded without `--seal`, or somebody who changed them removed it.",
                    "If you don't know why, grade or merge into a new folder.",
                    Self.howToTrust(folder, setting),
                ])
        case .inSubmissions(let folder):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) is in the folder of the submissions, so it would be graded as one.",
                ["Name a folder outside of it with  \("--out DIR", .command)"])
        case .singleCopy(let folder, let lessons):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) has a folder named \(lessons), so it is a copy of the course.",
                [
                    "Name the folder that contains the submissions: a folder or an archive for each learner.",
                    "To grade only one of them, add its name:  \("--only NAME", .command)",
                ])
        case .resultsAsSubmissions(let folder):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) has the results of a run, and not submissions.",
                ["Name the folder that contains a folder or an archive for each learner."])
        case .otherSubmissions(let folder, let results, let missing, let count):
            return ErrorMessage(
                "\(missing) of the \(count) submissions in these results are not in \(folder.map(setting.path) ?? "the folders to join", folder == nil ? .plain : .path).",
                [
                    "These are the results:  \(setting.path(of: results), .path)",
                    "For other submissions, name another folder with  \("--out DIR", .command)",
                    "If so many were really taken back, remove the results, and \(folder == nil ? "join" : "grade") again.",
                ])
        case .noSubmissions(let folder, let skipped):
            return ErrorMessage(
                "there is no submission in \(setting.path(of: folder), .path).",
                skipped.prefix(6).map { "\($0)" }
                    + ["Each folder and each archive in it (.zip, .tar.gz) counts as one submission."])
        case .severalHandouts(let handouts):
            return ErrorMessage(
                "different lessons were handed out, so name those that were handed in, with `--lessons`.",
                handouts.map {
                    "\("--lessons \($0.lessons)", .command)  as in \(setting.path(of: $0.folder), .path)"
                })
        case .notHandedOut(let lessons, let handedOut):
            let words = Self.words(lessons)
            return ErrorMessage(
                "\(words) \(lessons.count == 1 ? "was" : "were") not handed out, and no submission has a file of \(lessons.count == 1 ? "it" : "them").",
                [
                    "To grade what was handed out:  \(Self.option(handedOut), .command)",
                    "If learners got \(words) in another way, write a handout first:  \("\(setting.program) class handout DIR \(Self.option(lessons))", .command)",
                ])
        case .filesNotKept(let folder, let lessons):
            return ErrorMessage(
                "\(setting.path(of: folder), .path) has no files of \(Self.words(lessons)), because earlier runs didn't ask for \(lessons.count == 1 ? "it" : "them").",
                ["Name the folder with the submissions, so that they are read again."])
        case .changedCopies(let folder, let submissions):
            return ErrorMessage(
                "in \(setting.path(of: folder), .path), files were changed since they were copied there: \(Format.list(Array(submissions.prefix(8)))).",
                ["Name the folder with the submissions, so that they are read again."])
        case .absentLearner(let name):
            return ErrorMessage(
                "\"\(name)\" is on the roster, and handed in nothing.",
                ["If there is a submission, its name says something else: name its folder or archive."])
        case .unknownSubmission(let name, let suggestion):
            return ErrorMessage(
                "there is no submission named \"\(name)\".",
                suggestion.map { ["Did you mean \"\($0)\"?"] } ?? [
                    "Name its folder or archive, or its learner as the roster does: by name, email, login or id."
                ])
        }
    }

    private static func option(_ lessons: [Int]) -> String {
        "--lessons \(lessons.map(String.init).joined(separator: ","))"
    }

    private static func words(_ lessons: [Int]) -> String {
        "\(lessons.count == 1 ? "lesson" : "lessons") \(Format.list(lessons.map(String.init)))"
    }

    /// Returns how to seal results that somebody has a reason to trust.
    private static func howToTrust(_ folder: URL, _ setting: ErrorMessage.Setting) -> StyledLine {
        "To trust and seal them as they are:  \("\(setting.program) class grades \(setting.path(of: folder).shellWord) --seal FILE", .command)"
    }

    private static func howToMakeKey(_ file: URL) -> [StyledLine] {
        [
            "To make a key:  \("head -c 32 /dev/urandom > \(file.lastPathComponent.shellWord)", .command)",
            "Only the machines that grade and you should have it.",
        ]
    }
}
