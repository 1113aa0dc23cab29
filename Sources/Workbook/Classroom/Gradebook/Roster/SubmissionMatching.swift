import WorkbookModel

/// Finds the learners who handed in submissions.
///
/// A number never gives a submission to somebody with another name: it can be of another kind than those of the roster, and
/// Moodle's number of a participant is another one for each assignment.
struct SubmissionMatching {
    /// What was found.
    struct Match: Equatable {
        /// Who handed it in.
        var learners: LearnerIndex.Match
        /// What a person should look at, although nobody else can have handed it in.
        var doubt: Doubt?
    }

    /// Why a name and a number don't say the same.
    enum Doubt: Equatable {
        /// Only the number says who it is, and the name is another one that can be theirs.
        case similarName
        /// The submission has this number, and that of the learner with its name is another one.
        case otherNumber(String)
        /// The number is that of this learner, whose name is quite another one. So the submission is nobody's.
        case otherName(Int)
    }

    private let roster: Roster
    private let index: LearnerIndex
    private let prefixes: NamePrefixes
    /// Whether the roster's ids are the numbers of the platform that the submissions come from.
    private let hasPlatformNumbers: Bool

    /// Prepares for finding the learners of all submissions of a class.
    init(_ submissions: [Submission], roster: Roster) {
        self.roster = roster
        index = LearnerIndex(
            roster.learners.map { LearnerIndex.Clues($0) }, names: roster.learners.map(\.name))
        prefixes = NamePrefixes(submissions, roster: roster, index)
        let ids = Dictionary(grouping: roster.learners.filter { !$0.id.isEmpty }, by: \.id)
        let numbered = submissions.filter { $0.hasParticipantNumbers != true }.flatMap { submission in
            submission.keys.flatMap { ids[$0] ?? [] }.map { $0.couldBe(named: submission.name) }
        }
        hasPlatformNumbers = !numbered.isEmpty && numbered.allSatisfy(\.self)
    }

    /// Finds who handed in a submission.
    func find(_ submission: Submission) -> Match {
        let named = findByName(submission)
        let isParticipant = submission.hasParticipantNumbers == true
        let numbered = index.having(
            isParticipant ? .participant : .id, LearnerIndex.Clues(anything: submission.keys))
        if named == .none { return findByNumber(submission, among: numbered) }
        if numbered.isEmpty {
            guard hasPlatformNumbers, !isParticipant, case .one(let number) = named,
                !roster.learners[number].id.isEmpty
            else { return Match(learners: named) }
            return Match(learners: named, doubt: submission.keys.first.map { .otherNumber($0) })
        }
        let both = numbered.intersection(named.learners)
        // A group hands in under the number of one of its learners.
        if case .group = named, !both.isEmpty { return Match(learners: named) }
        if !both.isEmpty { return Match(learners: LearnerIndex.Match(both)) }
        // The number of a participant may be of another assignment; with an id that is somebody else's, only a person knows.
        return Match(
            learners: isParticipant ? named : LearnerIndex.Match(numbered.union(named.learners)))
    }

    /// Finds who handed in a submission that has nobody's name, but the number of these learners.
    private func findByNumber(_ submission: Submission, among numbered: Set<Int>) -> Match {
        let isParticipant = submission.hasParticipantNumbers == true
        let isHidden = prefixes.isHidden(submission)
        let likely = numbered.filter { number in
            let learner = roster.learners[number]
            return isHidden
                || (isParticipant
                    ? LearnerName.isPart(submission.name, of: learner.name)
                    : learner.couldBe(named: submission.name))
        }
        if likely.isEmpty, !isParticipant, let other = numbered.min() {
            return Match(learners: .none, doubt: .otherName(other))
        }
        let isSure = isParticipant || isHidden || likely.count != 1
        return Match(learners: LearnerIndex.Match(likely), doubt: isSure ? nil : .similarName)
    }

    /// Finds who has the name of a submission, or anything else that identifies learners as its name.
    private func findByName(_ submission: Submission) -> LearnerIndex.Match {
        let texts = [submission.name, submission.id]
        if submission.keys.isEmpty {
            let found = index.find(text: texts)
            return found == .none ? prefixes.find(submission, in: index, roster) : found
        }
        // A platform writes the names of people or groups.
        let named = index.find(text: texts, as: [.name, .group])
        if named != .none { return named }
        let prefixed = prefixes.find(submission, in: index, roster)
        // Half an address or a login that is the same says nothing about a name.
        return prefixed == .none ? index.find(text: texts, as: [.email]) : prefixed
    }
}
