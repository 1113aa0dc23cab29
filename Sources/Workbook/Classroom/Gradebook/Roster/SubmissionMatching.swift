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
    }

    private let roster: Roster
    private let index: LearnerIndex
    private let prefixes: GroupPrefixes

    /// Prepares for finding the learners of all submissions of a class.
    init(_ submissions: [Submission], roster: Roster) {
        self.roster = roster
        index = LearnerIndex(roster.learners.map { LearnerIndex.Clues($0) })
        prefixes = GroupPrefixes(submissions, roster: roster)
    }

    /// Finds who handed in a submission.
    func find(_ submission: Submission) -> Match {
        let named = findByName(submission)
        let numbers = Set(submission.keys.map { $0.lowercased() })
        let isParticipant = submission.hasParticipantNumbers == true
        let kind = isParticipant ? LearnerIndex.Kind.participant : .id
        let numbered = numbers.isEmpty ? [] : Self.list(index.find([kind: numbers]))
        if numbered.isEmpty { return Match(learners: named) }
        let both = numbered.filter(Self.list(named).contains)
        if case .group = named, !both.isEmpty { return Match(learners: named) }
        if both.count == 1 { return Match(learners: .one(both[0])) }
        if named != .none {
            // Somebody else's number and somebody's name: only a person knows.
            return Match(
                learners: isParticipant || !both.isEmpty
                    ? named : .several(Set(numbered + Self.list(named)).sorted()))
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
        case 1: return Match(learners: .one(likely[0]))
        default: return Match(learners: .several(likely))
        }
    }

    /// Finds who has the name of a submission, or anything else that identifies learners as its name.
    private func findByName(_ submission: Submission) -> LearnerIndex.Match {
        let clues = LearnerIndex.Clues(submission)
        guard !submission.keys.isEmpty else { return index.find(clues) }
        // A platform writes the names of people or groups.
        let named = index.find([.name: LearnerName.forms(submission.name), .group: clues[.group] ?? []])
        if named != .none { return named }
        let prefixed = prefixes.find(submission, in: index, roster)
        return prefixed == .none ? index.find(clues) : prefixed
    }

    private static func list(_ match: LearnerIndex.Match) -> [Int] {
        switch match {
        case .none: []
        case .one(let number): [number]
        case .group(let numbers), .several(let numbers): numbers
        }
    }
}
