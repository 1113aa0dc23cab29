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
        /// The learner who has the number of the submission, but neither its name nor one that is like it.
        var contradicted: Int?
        /// The number of the submission, if that of the learner with its name is another one.
        var otherNumber: String?
        /// Whether only the number says who it is, and the name is another one that can be theirs.
        var hasSimilarName = false
    }

    private let roster: Roster
    private let index: LearnerIndex
    private let prefixes: GroupPrefixes
    /// Whether the roster's ids are the numbers of the platform that the submissions come from.
    private let hasPlatformNumbers: Bool

    /// Prepares for finding the learners of all submissions of a class.
    init(_ submissions: [Submission], roster: Roster) {
        self.roster = roster
        index = LearnerIndex(
            roster.learners.map { LearnerIndex.Clues($0) }, names: roster.learners.map(\.name))
        prefixes = GroupPrefixes(submissions, roster: roster)
        let ids = Dictionary(grouping: roster.learners.filter { !$0.id.isEmpty }, by: \.id)
        let numbered = submissions.filter { $0.hasParticipantNumbers != true }.flatMap { submission in
            submission.keys.flatMap { ids[$0] ?? [] }.map { $0.couldBe(named: submission.name) }
        }
        hasPlatformNumbers = !numbered.isEmpty && numbered.allSatisfy(\.self)
    }

    /// Finds who handed in a submission.
    func find(_ submission: Submission) -> Match {
        let named = findByName(submission)
        let numbers = Set(submission.keys.map { $0.lowercased() })
        let isParticipant = submission.hasParticipantNumbers == true
        let kind = isParticipant ? LearnerIndex.Kind.participant : .id
        let numbered = numbers.isEmpty ? [] : index.find([kind: numbers]).learners
        if numbered.isEmpty {
            guard hasPlatformNumbers, !isParticipant, case .one(let number) = named,
                !roster.learners[number].id.isEmpty
            else { return Match(learners: named) }
            return Match(learners: named, otherNumber: submission.keys.first)
        }
        let both = numbered.filter(named.learners.contains)
        if case .group = named, !both.isEmpty { return Match(learners: named) }
        if both.count == 1 { return Match(learners: .one(both[0])) }
        if named != .none {
            // Somebody else's number and somebody's name: only a person knows.
            return Match(
                learners: isParticipant || !both.isEmpty
                    ? named : .several(Set(numbered + named.learners).sorted()))
        }
        let likely = numbered.filter { number in
            let learner = roster.learners[number]
            return prefixes.isHidden(submission)
                || (isParticipant
                    ? LearnerName.isPart(submission.name, of: learner.name)
                    : learner.couldBe(named: submission.name))
        }
        switch likely.count {
        case 0: return Match(learners: .none, contradicted: isParticipant ? nil : numbered[0])
        case 1:
            let isHidden = isParticipant || prefixes.isHidden(submission)
            return Match(learners: .one(likely[0]), hasSimilarName: !isHidden)
        default: return Match(learners: .several(likely))
        }
    }

    /// Finds who has the name of a submission, or anything else that identifies learners as its name.
    private func findByName(_ submission: Submission) -> LearnerIndex.Match {
        let texts = [submission.name, submission.id]
        guard !submission.keys.isEmpty else { return index.find(anything: texts) }
        // A platform writes the names of people or groups.
        let clues: LearnerIndex.Clues = [
            .name: LearnerName.forms(submission.name),
            .group: LearnerIndex.Clues(anything: texts)[.group] ?? [],
        ]
        let named = index.findAgreeing(clues, of: [.name, .group])
        if named != .none { return named }
        let prefixed = prefixes.find(submission, in: index, roster)
        // Half an address or a login that is the same says nothing about a name.
        return prefixed == .none
            ? index.find([.email: LearnerIndex.Clues(anything: texts)[.email] ?? []]) : prefixed
    }
}
