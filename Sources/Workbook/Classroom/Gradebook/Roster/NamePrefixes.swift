import WorkbookModel

/// What is in front of learners' names: the name of a group, as in `Team North-Pia Poe`, or that of an assignment, as in
/// `lesson-3-piapoe`.
///
/// Moodle writes them if a group is selected or if groups hand in together. A name such as `Anne-Marie Poe` looks the same, so
/// a group counts only if the roster has it or if another submission begins with it. Folders of GitHub Classroom and files of
/// Blackboard all begin with the assignment.
struct NamePrefixes {
    /// A name that may have a prefix.
    struct Parts {
        /// What may be the name of a group or of an assignment.
        var prefix: String
        /// What comes after it, and may be the learner's.
        var rest: String
    }

    /// How many submissions begin with each group's name.
    private let counts: [String: Int]
    private let groups: Set<String>
    /// What names without a number begin with, up to a hyphen or `_`, if after that most of them have what identifies a learner.
    ///
    /// If several are equally likely, each of them is here.
    private let assignments: Set<String>
    /// Whether the roster has Moodle's numbers of participants.
    private let hasParticipants: Bool
    /// How many submissions have each name, without a group.
    private let names: [String: Int]

    /// Looks at all submissions of a class.
    init(_ submissions: [Submission], roster: Roster, _ index: LearnerIndex) {
        let platforms = submissions.filter { !$0.keys.isEmpty }
        counts = platforms.flatMap { Self.parts(of: $0.name).map(\.prefix) }.reduce(into: [:]) {
            $0[$1, default: 0] += 1
        }
        let plain = submissions.filter(\.keys.isEmpty)
        // Two may have a first name in common.
        let known = Dictionary(
            grouping: plain.flatMap { Self.parts(of: $0.name, at: "-_") }, by: \.prefix
        ).filter { $0.value.count > max(2, plain.count / 2) }
            .mapValues { $0.count { index.find(text: [$0.rest]) != .none } }
        let most = known.values.max() ?? 0
        assignments = Set(known.filter { $0.value == most && most > 0 }.keys)
        hasParticipants = roster.learners.contains { $0.participant != nil }
        groups = Set(roster.learners.flatMap(Self.groups))
        names = platforms.map(Self.lastName).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// Finds the learner after a prefix; after a group's, the longest name that somebody has decides.
    func find(_ submission: Submission, in index: LearnerIndex, _ roster: Roster) -> LearnerIndex.Match {
        if submission.keys.isEmpty {
            let found = Self.parts(of: submission.name, at: "-_").filter { assignments.contains($0.prefix) }
                .map { index.find(text: [$0.rest]) }.filter { $0 != .none }
            let first = found.first ?? .none
            return found.allSatisfy { $0 == first }
                ? first : LearnerIndex.Match(Set(found.flatMap(\.learners)))
        }
        for parts in Self.parts(of: submission.name) {
            guard groups.contains(Self.key(parts.prefix)) || (counts[parts.prefix] ?? 0) > 1 else { continue }
            let found = index.find(text: [parts.rest], as: [.name])
            if found == .none { continue }
            guard case .several(let all) = found else { return found }
            let own = all.filter {
                Self.groups(of: roster.learners[$0]).contains(Self.key(parts.prefix))
            }
            return own.count == 1 ? .one(own[0]) : found
        }
        return .none
    }

    /// Whether Moodle hides the learner's name: then it writes `Participant`, or a word of another language, into all names.
    func isHidden(_ submission: Submission) -> Bool {
        let name = Self.lastName(submission)
        let count = names[name] ?? 0
        // Two people who aren't on the roster, and have the same name, have more than one word in it.
        let isWord = hasParticipants && name.wholeMatch(of: /[\p{L}_]+/) != nil
        return name == "Participant" || count > 1 && (isWord || 2 * count > names.values.reduce(0, +))
    }

    private static func parts(of name: String, at separators: String = "-") -> [Parts] {
        name.indices.filter { separators.contains(name[$0]) }.map { hyphen in
            Parts(prefix: String(name[..<hyphen]), rest: String(name[name.index(after: hyphen)...]))
        }
    }

    private static func lastName(_ submission: Submission) -> String {
        parts(of: submission.name).last?.rest ?? submission.name
    }

    private static func groups(of learner: Roster.Learner) -> [String] {
        learner.groups.map(key).filter { !$0.isEmpty }
    }

    private static func key(_ group: String) -> String { LearnerName.words(group).joined(separator: " ") }
}
