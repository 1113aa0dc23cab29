import Foundation
import WorkbookReporting

/// Something that could not be matched, so that an instructor should look at it.
package enum GradebookWarning: Sendable, Equatable, Codable {
    /// The submission belongs to nobody in the roster; the name of its folder or archive if that is another than its id, and the
    /// learners of whom its name has a part.
    case unknownSubmission(String, file: String? = nil, mayBeFrom: [String] = [])
    /// The submission could belong to several learners.
    case ambiguousSubmission(String, file: String? = nil, learners: [String])
    /// A learner has several submissions, some of which these others handed in together with them.
    case severalSubmissions(learner: String, submissions: [String], alsoOf: [String] = [])
    /// These submissions have the same name, and nobody knows whether they are one person's.
    case sameName(submissions: [String])
    /// Other submissions of the class are in other shares.
    case isShare
    /// A column of the roster isn't read because its name seems to be misspelled.
    case misspelledColumn(String, meant: String)
    /// A column of the roster isn't read, and has the name of a submission that belongs to nobody.
    case unreadColumn(String, submission: String)
    /// The roster has an id several times.
    case repeatedID(String, learners: [String])
    /// The submission has the number of this learner, but its name says something else, so nobody has its grade.
    case otherName(submission: String, learner: String)
    /// The submission has the number of this learner, who has its grade, and a name that is written otherwise.
    case similarName(submission: String, learner: String)
    /// The submission has the name of this learner, but not the number that the roster has.
    case otherNumber(String, submission: String, learner: String)
    /// A learner of the policy is not in the class, or could be several; it may be one of those meant.
    case unknownLearner(String, keyPath: String, meant: [String])
    /// These many learners handed in nothing, and get no zero while a submission belongs to nobody.
    case zeroWaits(Int)
    /// The policy has decisions about exercises that the results don't have.
    case unusedDecisions([String])
    /// A row of the table of times belongs to nobody, or to several.
    case unknownTime(String)
    /// The table of times has none for these learners, who handed in and have a deadline.
    case missingTimes(learners: [String])
    /// The table of times has several for these learners.
    case repeatedTimes(learners: [String])
    /// The policy has these dates without an offset, at which the clocks are set back; with one of them as it could be written.
    case ambiguousDates(keyPaths: [String], example: String)
    /// The table of times has such a time for these learners.
    case ambiguousTimes(learners: [String])
    /// The policy says what lateness costs, but has no deadline for everybody.
    case noDeadline(hasExtensions: Bool)
    /// The extension of a learner ends before the deadline.
    case earlyExtension(String)
    /// The times in the archives of these submissions were read in another time zone than the policy's.
    case otherTimeZone(String, policy: String, submissions: [String])
    /// The policy requires lessons that the results don't have.
    case absentRequirements(lessons: [Int])
    /// Under this key, the policy has points only for what the results don't have.
    case unusedPoints(keyPath: String)
    /// The names of these submissions say that they are late, and their times don't.
    case markedLate(submissions: [String])
    /// A key of the policy has no effect without another key and its value.
    case unusedKey(String, without: String)
    /// A person gave more points than an exercise is worth.
    case manyPoints(Decimal, of: Decimal, keyPath: String, exercise: String?, learner: String)
    /// A learner handed in something else after a person decided on these exercises, or on everything if there are none.
    case handedInAgain(learner: String, exercises: [String], submissions: [String])
    /// Something that a person decided on is gone; without exercises, the decision was about everything.
    case decidedOnMore(learner: String, exercises: [String], submissions: [String])
    /// A person decided on a learner's total before these exercises were asked for.
    case decidedOnFewer(learner: String, exercises: [String], submissions: [String])
    /// The policy drops as many exercises as give points, or more.
    case manyDropped(Int, of: Int)
    /// A weight is for a check that the exercise does not have.
    case unknownCheck(String, exercise: String)

    /// Partial credit counts what the starters of these exercises pass, because it isn't known.
    case unknownStarters(exercises: [String])

    /// The warning as a sentence, with the beginning of a long list of names.
    package var words: String { words(naming: 8) }

    /// The warning as a sentence, with all names.
    var allWords: String { words(naming: .max) }

    /// Returns the warning as a sentence.
    ///
    /// - Parameter most: The most names to list; the gradebook says it of each learner.
    private func words(naming most: Int) -> String {
        switch self {
        case .unknownSubmission(let id, let file, let learners):
            "The submission \(file.map { "\"\($0)\"" } ?? id) belongs to nobody in the roster.\(Self.guess(learners, most))"
        case .ambiguousSubmission(let id, let file, let learners):
            "The submission \(file.map { "\"\($0)\"" } ?? id) could belong to \(learners.joined(separator: " or "))."
        case .severalSubmissions(let learner, let submissions, let others):
            "\(learner) has \(Self.several(submissions, others))"
        case .sameName(let submissions):
            "\(Format.list(submissions)) have the same name, and a grade each. \(Self.whoseName)"
        case .isShare:
            "These results are one share of the class. `grade class merge` adds the submissions of the others."
        case .misspelledColumn(let column, let meant):
            "The roster's column \"\(column)\" isn't read. If it is \"\(meant)\", call it that."
        case .unreadColumn(let column, let submission):
            "The roster's column \"\(column)\" has \"\(submission)\", and isn't read. If that is what identifies learners, call it \"login\"."
        case .repeatedID(let id, let learners):
            "In the roster, \(learners.joined(separator: " and ")) have the same id, \(id), so nothing can be matched by it."
        case .otherName(let submission, let learner):
            "The submission \(submission) has the number of \(learner), but another name, so nobody has its grade."
        case .similarName(let submission, let learner):
            "The submission \(submission) counts for \(learner) because of its number. Its name is only similar."
        case .otherNumber(let number, let submission, let learner):
            "The submission \(submission) has the name of \(learner), but the number \(number), which isn't theirs in the roster. "
                + "If it is somebody else's, name its folder or archive otherwise."
        case .unknownLearner(let name, let keyPath, let meant) where meant.count > 1:
            "In the policy, at \(keyPath): \"\(name)\" could be \(Format.list(meant, "or")). Name one of them by an id or a login."
        case .unknownLearner(let name, let keyPath, let meant):
            "In the policy, at \(keyPath): \"\(name)\" is nobody in this class."
                + (meant.first.map { " Did you mean \"\($0)\"?" } ?? "")
        case .zeroWaits(let count):
            "\(Format.count(count, "learner")) without a submission \(count == 1 ? "has" : "have") no grade yet, instead of zero, because a submission belongs to nobody."
        case .unusedDecisions(let decisions):
            "These results don't have \(Format.list(decisions)), so what the policy decides about that has no effect here."
        case .unknownTime(let name):
            "In the table of times: \"\(name)\" is nobody in this class, or could be several people."
        case .missingTimes(let names):
            "\(Format.count(names.count, "learner")) who handed in \(names.count == 1 ? "has" : "have") no time in the table of times, "
                + "so nothing is taken off if they were late: \(Self.beginning(of: names, most))."
        case .repeatedTimes(let names):
            "The table of times has several times for \(Self.beginning(of: names, most)): the latest one counts."
        case .ambiguousDates(let keyPaths, let example):
            "In the policy, at \(Format.list(keyPaths)): this time exists twice, because the clocks are set back. The later one counts. "
                + "To be exact, add the offset, such as \"\(example)\"."
        case .ambiguousTimes(let names):
            "In the table of times: that of \(Self.beginning(of: names, most)) exists twice, because the clocks are set back. "
                + "The earlier one counts."
        case .noDeadline(let hasExtensions):
            "The policy has \"late\" but no \"deadline\", so nothing is taken off"
                + (hasExtensions ? ", except for learners with an extension." : ".")
        case .earlyExtension(let name):
            "In the policy, at extensions.\(name): it ends before the deadline, and counts all the same."
        case .otherTimeZone(let zone, let named, let ids):
            "The times in \(Format.count(ids.count, "archive")) were read in the time zone \(zone), and the policy has \(named) now: "
                + "\(Self.beginning(of: ids, most)). To read them again, use `grade class run` with the submissions."
        case .absentRequirements(let lessons):
            "The policy requires \(lessons.count == 1 ? "lesson" : "lessons") \(Format.list(lessons.map(String.init))), which these results don't have, so they don't show who has met that."
        case .unusedPoints(let key):
            "In the policy, at \(key): there are points only for \(key) that these results don't have, so they have no effect here."
        case .markedLate(let ids):
            "The platform marked \(Format.count(ids.count, "submission")) as late, but \(ids.count == 1 ? "its time is" : "their times are") before the deadline, so nothing is taken off: "
                + "\(Self.beginning(of: ids, most))."
        case .unusedKey(let key, let other):
            "In the policy, \(key) has no effect without \(other)."
        case .manyPoints(let points, let possible, let keyPath, let exercise, let learner):
            "In the policy, at \(keyPath): \(points.plainText) points for \(exercise ?? "everything") of \(learner), "
                + "which is worth \(possible.plainText)."
        case .handedInAgain(let learner, let exercises, _):
            "\(learner) handed in \(Self.outdated(exercises))"
        case .decidedOnFewer(let learner, let exercises, _):
            "The total of \(learner) was decided before \(Format.list(exercises)) \(exercises.count == 1 ? "was" : "were") asked for, "
                + "and stays as it is. \(Self.whatToDecide)"
        case .decidedOnMore(let learner, let exercises, _):
            "\(learner) no longer has all that you decided on\(exercises.isEmpty ? "" : " in \(Format.list(exercises))"). "
                + "The points stay as they are. \(Self.whatToDecide)"
        case .unknownStarters(let exercises):
            "For \(Format.list(exercises)), partial credit also counts the checks that the starter passes, because the starter wasn't graded. "
                + "The same `grade class run` grades it."
        case .manyDropped(let dropped, let count):
            "In the policy, at dropLowest: \(dropped) is too many, because only \(Format.count(count, "exercise")) "
                + "\(count == 1 ? "gives" : "give") points. So the best one of each learner is all that counts."
        case .unknownCheck(let check, let exercise):
            "In the policy, at weights.\(exercise): the exercise has no check \"\(check)\"."
        }
    }

    /// Returns the warning as a sentence that follows the names of everyone who handed in the submission, and doesn't repeat them.
    func words(after names: [String]) -> String {
        switch self {
        case .unknownSubmission(let id, _, let learners) where names == [id]:
            "Belongs to nobody in the roster.\(Self.guess(learners, .max))"
        case .ambiguousSubmission(let id, _, let learners) where names == [id]:
            "Could belong to \(learners.joined(separator: " or "))."
        case .severalSubmissions(let learner, let submissions, let others) where names == [learner]:
            Self.several(submissions, others)
        case .sameName(let submissions) where names == submissions:
            "The same name, and a grade each. \(Self.whoseName)"
        case .otherName(let id, let learner) where names == [id]:
            "Has the number of \(learner), but another name, so nobody has its grade."
        case .handedInAgain(let learner, let exercises, _) where names == [learner]:
            "Handed in \(Self.outdated(exercises))"
        default: words
        }
    }

    /// Returns what to do about submissions of which nobody knows who handed them in, a sentence each.
    static func advice(on warnings: [GradebookWarning]) -> [String] {
        let isUnknown = warnings.contains { if case .unknownSubmission = $0 { true } else { false } }
        let isAmbiguous = warnings.contains { if case .ambiguousSubmission = $0 { true } else { false } }
        let unknown =
            "To say whose a submission is that belongs to nobody, name its folder or archive by the name, id or login of the learner, or the group's name, and run `grade class run` again."
        let ambiguous =
            "One that could belong to several needs an id or a login that only one of them has, and that isn't a name as well. If the roster has none, add one there."
        return (isUnknown ? [unknown] : []) + (isAmbiguous ? [ambiguous] : [])
    }

    private static func guess(_ learners: [String], _ most: Int) -> String {
        learners.isEmpty
            ? ""
            : " It may be from \(learners.count > most ? "one of \(learners.count) learners" : Format.list(learners, "or"))."
    }

    private static let whoseName = "If they are from one person, keep the one that counts."

    private static func several(_ submissions: [String], _ others: [String]) -> String {
        let advice =
            others.isEmpty
            ? "Keep the one that counts."
            : "One is also from \(Format.list(others)), so keep that: take the learner out of the group in the roster, or write a decision."
        return "\(submissions.count) submissions: \(submissions.joined(separator: ", ")). \(advice)"
    }

    private static func outdated(_ exercises: [String]) -> String {
        "\(exercises.isEmpty ? "something new" : Format.list(exercises)) after you decided on the points, which stay as they are. "
            + whatToDecide
    }

    private static let whatToDecide = "Take the decision out of the policy, or confirm it by another reason."

    /// Returns the first names of a long list.
    private static func beginning(of names: [String], _ most: Int) -> String {
        Format.list(
            names.count <= most ? names : names.prefix(most - 1) + ["\(names.count - most + 1) others"])
    }
}

extension GradebookWarning {
    /// The ids of the submissions that the warning is about; none if it is about a policy or a table.
    var submissions: [String] {
        switch self {
        case .unknownSubmission(let id, _, _), .ambiguousSubmission(let id, _, _), .otherName(let id, _),
            .otherNumber(_, let id, _), .similarName(let id, _):
            [id]
        case .severalSubmissions(_, let ids, _), .sameName(let ids), .otherTimeZone(_, _, let ids),
            .markedLate(let ids),
            .handedInAgain(_, _, let ids),
            .decidedOnFewer(_, _, let ids),
            .decidedOnMore(_, _, let ids):
            ids
        case .isShare, .misspelledColumn, .unreadColumn, .unusedDecisions, .zeroWaits, .repeatedID,
            .unknownLearner,
            .unknownTime,
            .missingTimes, .repeatedTimes,
            .ambiguousDates, .ambiguousTimes, .noDeadline,
            .earlyExtension, .unusedKey, .absentRequirements, .unusedPoints,
            .manyPoints, .manyDropped, .unknownCheck, .unknownStarters:
            []
        }
    }
}
