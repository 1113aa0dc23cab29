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
                .submission: Set(submissions.map { $0.submission.id.lowercased() }),
                .name: LearnerName.forms(shownName),
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
    /// - Parameters:
    ///   - elsewhere: The submissions in other shares of the class.
    ///   - leftOut: The names of documents and links beside the submissions.
    init(
        _ submissions: [SubmissionResult], roster: Roster?, elsewhere: [Submission] = [],
        leftOut: [String] = []
    ) {
        members = (roster?.learners ?? []).map { Member(key: $0.key, learner: $0, submissions: []) }
        warnings = (roster?.misspelledColumns ?? []).map { .misspelledColumn($0.column, meant: $0.meant) }
        nameMembers()
        let results = submissions.sorted { $0.submission.id < $1.submission.id }
        var strangers = results
        if let roster {
            let matching = SubmissionMatching(submissions.map(\.submission) + elsewhere, roster: roster)
            strangers = results.filter { !assign($0, matching.find($0.submission)) }
            for submission in elsewhere { assignElsewhere(submission, matching.find(submission)) }
            for name in leftOut { doubt(name, matching) }
            hasUnknownSubmission = !strangers.isEmpty
            let guesses = strangers.map { guess($0.submission, among: roster.learners.count) }
            for (stranger, guess) in zip(strangers, guesses) { add(stranger, mayBeFrom: guess) }
            for (column, texts) in roster.unreadColumns.sorted(by: { $0.key < $1.key }) {
                let known = strangers.map(\.submission.name).first { texts.contains($0.lowercased()) }
                if let known { warnings.append(.unreadColumn(column, submission: known)) }
            }
        } else {
            for result in results { add(result) }
        }
        nameMembers()
        warnOfSameNames(among: strangers.map(\.submission))
        warnOfSeveralSubmissions()
        let withIDs = (roster?.learners ?? []).filter { !$0.id.isEmpty }
        for (id, others) in Dictionary(grouping: withIDs, by: \.id).sorted(by: { $0.key < $1.key })
        where others.count > 1 {
            warnings.append(.repeatedID(id, learners: others.map { $0.shownName(key: id) }))
        }
        index = LearnerIndex(members.map(\.clues), names: members.map(\.learner.name))
    }

    /// Gives a submission to those who handed it in, or a row of its own if it can be that of several.
    ///
    /// - Returns: Whether it belongs to somebody in the roster, even if nobody knows to whom.
    private mutating func assign(_ result: SubmissionResult, _ match: SubmissionMatching.Match) -> Bool {
        let submission = result.submission
        switch match.learners {
        case .none:
            guard case .otherName(let number)? = match.doubt else { return false }
            let name = members[number].shownName
            members[number].doubtful.append(submission.id)
            warnings.append(.otherName(submission: submission.id, learner: name))
            add(result, note: "has the number of \(name), but another name")
        case .several(let numbers):
            let names = numbers.map { members[$0].shownName }
            for number in numbers { members[number].doubtful.append(submission.id) }
            warnings.append(
                .ambiguousSubmission(submission.id, file: submission.replacedName, learners: names))
            add(result, note: "could belong to \(names.joined(separator: " or "))")
        case .group(let numbers):
            for number in numbers { members[number].submissions.append(result) }
        case .one(let number):
            members[number].submissions.append(result)
            let name = members[number].shownName
            switch match.doubt {
            case .similarName: warnings.append(.similarName(submission: submission.id, learner: name))
            case .otherNumber(let key):
                warnings.append(.otherNumber(key, submission: submission.id, learner: name))
            case .otherName, nil: break
            }
        }
        return true
    }

    /// Notes a submission in another share: two submissions give no grade, in whatever share they are.
    private mutating func assignElsewhere(_ submission: Submission, _ match: SubmissionMatching.Match) {
        for number in Self.sure(match.learners) where !members[number].submissions.isEmpty {
            members[number].submissions.append(SubmissionResult(submission, []))
        }
    }

    /// Notes a document that has the name of somebody, or a part of it if they handed in nothing else.
    private mutating func doubt(_ file: String, _ matching: SubmissionMatching) {
        let stem = file.split(separator: ".").dropLast().joined(separator: ".")
        let document = Submission(id: stem, name: stem)
        let known = matching.find(document).learners.learners
        for number in members.indices {
            let mayBe = members[number].submissions.isEmpty && members[number].learner.isNamed(by: document)
            if mayBe || known.contains(number) { members[number].doubtful.append(file) }
        }
    }

    /// Returns who may have handed in a submission that belongs to nobody.
    ///
    /// - Parameter count: How many members are learners of the roster; they are the first ones.
    private func guess(_ submission: Submission, among count: Int) -> [Int] {
        let absent = members.filter(\.submissions.isEmpty).map(\.shownName)
        // Somebody may have misspelled their name.
        let near = Suggestion.nearest(to: submission.name, in: absent)
        return members.indices.prefix(count).filter { number in
            let member = members[number]
            // Somebody whose submission is here may have handed in another one.
            return member.submissions.isEmpty && member.shownName == near
                || member.learner.isNamed(by: submission)
        }
    }

    /// Returns the members that some clues identify.
    func find(_ clues: LearnerIndex.Clues) -> [Int] { Self.sure(index.find(clues)) }

    /// Returns the members that a text identifies, whatever it says about them.
    func find(_ text: String) -> [Int] { Self.sure(index.find(text: [text])) }

    private static func sure(_ match: LearnerIndex.Match) -> [Int] {
        if case .several = match { [] } else { match.learners }
    }

    /// Returns who may be meant by a name that identifies nobody: all whom it could be, or the one with a similar name.
    func meant(by name: String) -> [String] {
        if case .several(let numbers) = index.find(text: [name]) {
            return numbers.map { members[$0].shownName }
        }
        return [Suggestion.nearest(to: name, in: members.map(\.shownName))].compactMap(\.self)
    }

    /// Adds a row for a submission that belongs to nobody in the roster.
    private mutating func add(_ result: SubmissionResult, mayBeFrom numbers: [Int]) {
        let submission = result.submission
        for number in numbers { members[number].doubtful.append(submission.id) }
        warnings.append(
            .unknownSubmission(
                submission.id, file: submission.replacedName,
                mayBeFrom: numbers.map { members[$0].shownName }))
        add(result, note: "not in the roster")
    }

    /// Adds a row for a submission.
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

    private mutating func warnOfSeveralSubmissions() {
        for member in members where member.submissions.count > 1 {
            let ids = member.submissions.map(\.submission.id)
            // A whole group that handed in twice can keep either.
            let others = members.filter { other in
                let theirs = other.submissions.map(\.submission.id)
                return theirs != ids && theirs.contains(where: ids.contains)
            }
            warnings.append(
                .severalSubmissions(
                    learner: member.shownName, submissions: ids, alsoOf: others.map(\.shownName)))
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

extension Submission {
    /// The name, if its id has something else for what a shell might misunderstand.
    fileprivate var replacedName: String? {
        name != id && HarmlessText.fileName(name) == id ? name : nil
    }
}
