import WorkbookFormats
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Who is in a class, and who handed in what.
struct GradebookClass {
    /// A learner with their submissions, or a submission that belongs to nobody.
    struct Member {
        var key: String
        var learner: Roster.Learner
        var submissions: [SubmissionResult]
        /// The ids of submissions that may be the learner's, and that only a person can assign.
        var doubtful: [String] = []
        /// Why the learner of the submission is not known.
        var note: String?
        /// What to call the learner; different for each member of a class.
        var shownName = ""

        var clues: LearnerIndex.Clues {
            LearnerIndex.Clues(learner).merging([
                .submission: Set(submissions.map { $0.submission.id.lowercased() })
            ]) { $0.union($1) }
        }
    }

    var members: [Member]
    var warnings: [GradebookWarning] = []
    /// Whether a submission belongs to nobody in the roster.
    private(set) var hasUnknownSubmission = false
    private var index = LearnerIndex([])

    /// Brings submissions and learners together; without a roster, each submission has a learner of its own.
    ///
    /// - Parameter elsewhere: The submissions in other shares of the class.
    init(_ submissions: [SubmissionResult], roster: Roster?, elsewhere: [Submission] = []) {
        members = (roster?.learners ?? []).map { Member(key: $0.key, learner: $0, submissions: []) }
        warnings = (roster?.misspelledColumns ?? []).map { .misspelledColumn($0.column, meant: $0.meant) }
        nameMembers()
        var strangers: [Submission] = []
        let matching = roster.map {
            SubmissionMatching(submissions.map(\.submission) + elsewhere, roster: $0)
        }
        for result in submissions.sorted(by: { $0.submission.id < $1.submission.id }) {
            guard let matching else {
                strangers.append(result.submission)
                add(result)
                continue
            }
            let submission = result.submission
            let match = matching.find(submission)
            // In an id, everything is replaced that a shell might misunderstand.
            let isReplaced =
                submission.name != submission.id && HarmlessText.fileName(submission.name) == submission.id
            let file = isReplaced ? submission.name : nil
            switch match.learners {
            case .none:
                if let number = match.contradicted {
                    let name = members[number].shownName
                    members[number].doubtful.append(submission.id)
                    warnings.append(.otherName(submission: submission.id, learner: name))
                    add(result, note: "has the number of \(name), but another name")
                    continue
                }
                warnings.append(.unknownSubmission(submission.id, file: file))
                strangers.append(submission)
                add(result, note: "not in the roster")
            case .several(let numbers):
                let names = numbers.map { members[$0].shownName }
                for number in numbers { members[number].doubtful.append(submission.id) }
                warnings.append(.ambiguousSubmission(submission.id, file: file, learners: names))
                add(result, note: "could belong to \(names.joined(separator: " or "))")
            case .group(let numbers):
                for number in numbers { members[number].submissions.append(result) }
            case .one(let number):
                members[number].submissions.append(result)
                if match.hasSimilarName {
                    warnings.append(
                        .similarName(submission: submission.id, learner: members[number].shownName))
                }
                if let key = match.otherNumber {
                    warnings.append(
                        .otherNumber(key, submission: submission.id, learner: members[number].shownName))
                }
            }
        }
        for submission in elsewhere {
            // Two submissions give no grade, in whatever share they are.
            for number in matching.map({ Self.sure($0.find(submission).learners) }) ?? []
            where !members[number].submissions.isEmpty {
                members[number].submissions.append(SubmissionResult(submission, []))
            }
        }
        hasUnknownSubmission = roster != nil && !strangers.isEmpty
        // Somebody may have misspelled their name.
        let absent = members.indices.filter { members[$0].submissions.isEmpty }
        for stranger in strangers {
            var names: [String] = []
            let near = Suggestion.nearest(to: stranger.name, in: absent.map { members[$0].shownName })
            for number in members.indices.prefix(roster?.learners.count ?? 0) {
                let member = members[number]
                let mayBeAbsent =
                    member.submissions.isEmpty
                    && (member.shownName == near || member.learner.mayHave(handedIn: stranger))
                // Somebody whose submission is here may have handed in another one.
                if mayBeAbsent || member.learner.isNamed(by: stranger) {
                    members[number].doubtful.append(stranger.id)
                    names.append(member.shownName)
                }
            }
            for (place, warning) in warnings.enumerated() {
                guard case .unknownSubmission(stranger.id, let file, _) = warning else { continue }
                warnings[place] = .unknownSubmission(stranger.id, file: file, mayBeFrom: names)
            }
        }
        nameMembers()
        warnOfSameNames(among: strangers)
        for member in members where member.submissions.count > 1 {
            let ids = member.submissions.map(\.submission.id)
            // A whole group that handed in twice can keep either.
            let others = members.map { $0.submissions.map(\.submission.id) }.enumerated().filter {
                _, theirs in
                theirs != ids && theirs.contains(where: ids.contains)
            }.map(\.offset)
            warnings.append(
                .severalSubmissions(
                    learner: member.shownName, submissions: ids, alsoOf: others.map { members[$0].shownName })
            )
        }
        for (id, others) in Dictionary(grouping: roster?.learners ?? [], by: \.id).sorted(by: {
            $0.key < $1.key
        })
        where others.count > 1 && !id.isEmpty {
            warnings.append(.repeatedID(id, learners: others.map { $0.shownName(key: id) }))
        }
        self.index = LearnerIndex(members.map(\.clues), names: members.map(\.learner.name))
    }

    /// Returns the members that some clues identify.
    func find(_ clues: LearnerIndex.Clues) -> [Int] { Self.sure(index.findAgreeing(clues)) }

    /// Returns the members that a text identifies, whatever it says about them.
    func find(_ text: String) -> [Int] { Self.sure(index.find(anything: [text])) }

    private static func sure(_ match: LearnerIndex.Match) -> [Int] {
        if case .several = match { [] } else { match.learners }
    }

    /// Returns who may be meant by a name that identifies nobody: all whom it could be, or the one with a similar name.
    func meant(by name: String) -> [String] {
        if case .several(let numbers) = index.find(anything: [name]) {
            return numbers.map { members[$0].shownName }
        }
        return [Suggestion.nearest(to: name, in: members.map(\.shownName))].compactMap(\.self)
    }

    private mutating func add(_ result: SubmissionResult, note: String? = nil) {
        let submission = result.submission
        let learner = Roster.Learner(
            id: submission.keys.first ?? "",
            participant: submission.hasParticipantNumbers == true ? submission.keys.first : nil,
            name: submission.name)
        members.append(Member(key: submission.id, learner: learner, submissions: [result], note: note))
    }

    /// Somebody may have handed in twice, as a folder and as an archive; people with the same name have different numbers in Canvas.
    private mutating func warnOfSameNames(among strangers: [Submission]) {
        let groups = Dictionary(grouping: strangers) { HarmlessText.key($0.name) }.values
            .filter { group in
                group.count > 1
                    && Set(group.map { $0.hasParticipantNumbers == true ? [] : $0.keys }).count < group.count
            }
            .map { $0.map(\.id) }
        warnings += groups.sorted { $0[0] < $1[0] }.map { GradebookWarning.sameName(submissions: $0) }
        for group in groups {
            for number in members.indices where group.contains(members[number].key) {
                let others = group.filter { $0 != members[number].key }
                let note = "\(Format.list(others)) \(others.count == 1 ? "has" : "have") the same name"
                members[number].note = [members[number].note, note].compactMap(\.self).joined(separator: "; ")
            }
        }
    }

    /// Two people with the same name and nothing else get different keys.
    private mutating func nameMembers() {
        var seen: Set<String> = []
        for number in members.indices {
            let key = members[number].key
            var count = 1
            while !seen.insert(members[number].key).inserted {
                count += 1
                members[number].key = "\(key) (\(count))"
            }
        }
        let names = LearnerName.distinct(members.map { ($0.learner, $0.key) })
        for number in members.indices { members[number].shownName = names[number] }
    }
}
