import WorkbookModel

/// Finds learners by what is known about them.
///
/// What is known is either a record, all of which is about one learner, or a text that can mean several things. What a record says
/// narrows the search; what a text can mean widens it. If more than one learner is left, only a person knows who is meant.
struct LearnerIndex {
    /// What one knows about a learner.
    enum Kind: CaseIterable {
        /// The id of a submission of theirs in a class that was graded.
        case submission
        case id, sisID, login, email
        /// The part of the email address before the @.
        case mailbox
        /// Moodle's number of a participant, which is another one for each assignment.
        case participant
        case name
        /// The group; it may have several learners, who hand in together.
        case group

        /// What identifies a learner in a record; each of these must agree with the others.
        fileprivate static let decisiveInRecord: [Self] = [.id, .sisID, .login, .email, .name]
        /// What only says which of some learners is meant, or who may be meant if nothing else is known.
        fileprivate static let helpfulInRecord: [Self] = [.mailbox, .participant, .group]
        /// What a text alone can identify.
        fileprivate static let decisiveInText: [Self] = [.id, .sisID, .email, .name, .group]
        /// What a text can be if it is nothing else, the likeliest first.
        ///
        /// It is often a first or last name, and not only of the learner whose login it is.
        fileprivate static let helpfulInText: [Self] = [.login, .mailbox, .participant]
    }

    /// What was found.
    enum Match: Equatable {
        case none
        case one(Int)
        /// These learners hand in together.
        case group([Int])
        /// Each of these learners could be meant.
        case several([Int])

        /// Everybody who was found.
        var learners: [Int] {
            switch self {
            case .none: []
            case .one(let number): [number]
            case .group(let numbers), .several(let numbers): numbers
            }
        }

        /// Creates the match of some learners, one of whom is meant, or all of them if they are a group.
        init(_ learners: Set<Int>, isGroup: Bool = false) {
            switch learners.count {
            case 0: self = .none
            case 1: self = .one(learners.first ?? 0)
            default: self = isGroup ? .group(learners.sorted()) : .several(learners.sorted())
            }
        }
    }

    /// What is known, by its kind.
    typealias Clues = [Kind: Set<String>]

    private var learners: [Kind: [String: Set<Int>]] = [:]
    /// Who has a word in their name.
    private var words: [String: Set<Int>] = [:]

    /// Creates an index of what is known about some learners.
    ///
    /// - Parameter names: Their names, of which a word keeps that of somebody's address from deciding.
    init(_ clues: [Clues], names: [String] = []) {
        for (number, name) in names.enumerated() {
            for word in LearnerName.words(name) { words[word, default: []].insert(number) }
        }
        for (number, clues) in clues.enumerated() {
            for (kind, texts) in clues {
                for text in texts { learners[kind, default: [:]][text, default: []].insert(number) }
            }
        }
    }

    /// Finds the learner of a record, about whom everything in it is.
    func find(_ record: Clues) -> Match {
        let submitters = having(.submission, record)
        if !submitters.isEmpty { return Match(submitters, isGroup: true) }
        let known = Kind.decisiveInRecord.map { having($0, record) }.filter { !$0.isEmpty }
        let agreeing = known.dropFirst().reduce(known.first ?? []) { $0.intersection($1) }
        if agreeing.isEmpty, !known.isEmpty { return Match(known.reduce([]) { $0.union($1) }) }
        let (left, isGroup) = Kind.helpfulInRecord.reduce((agreeing, false)) { left, kind in
            let found = having(kind, record)
            if left.0.isEmpty { return (found, kind == .group) }
            return left.0.isDisjoint(with: found) ? left : (left.0.intersection(found), left.1)
        }
        return Match(left, isGroup: isGroup)
    }

    /// Finds whom texts mean, each of which can be anything that identifies somebody.
    func find(text texts: [String]) -> Match {
        let submitters = having(.submission, Clues(anything: texts))
        if !submitters.isEmpty { return Match(submitters, isGroup: true) }
        let found = find(text: texts, as: Kind.decisiveInText)
        if found != .none { return find(text: texts, as: Kind.decisiveInText + [.login, .mailbox]) }
        let likeliest = Kind.helpfulInText.lazy.map { find(text: texts, as: [$0]) }.first { $0 != .none }
        guard case .one(let number)? = likeliest else { return likeliest ?? .none }
        return Match(
            texts.reduce(into: [number]) { all, text in
                let named = LearnerName.words(text).map { words[$0] ?? [] }
                all.formUnion(named.dropFirst().reduce(named.first ?? []) { $0.intersection($1) })
            })
    }

    /// Finds whom texts mean that can only be of some kinds.
    func find(text texts: [String], as kinds: [Kind]) -> Match {
        let clues = Clues(anything: texts)
        let found = kinds.map { ($0, having($0, clues)) }.filter { !$0.1.isEmpty }
        return Match(
            found.reduce([]) { $0.union($1.1) }, isGroup: found.allSatisfy { $0.0 == .group })
    }

    /// Returns who has one of some texts of a kind.
    func having(_ kind: Kind, _ clues: Clues) -> Set<Int> {
        (clues[kind] ?? []).reduce(into: []) { $0.formUnion(learners[kind]?[$1] ?? []) }
    }
}

extension LearnerIndex.Clues {
    /// What a roster says about a learner.
    init(_ learner: Roster.Learner) {
        let texts: [(LearnerIndex.Kind, String)] = [
            (.id, learner.id == learner.participant ? "" : learner.id), (.sisID, learner.sisID),
            (.participant, learner.participant ?? ""), (.login, learner.login), (.email, learner.email),
            (.mailbox, LearnerIndex.mailbox(learner.email)),
        ]
        self = [:]
        for (kind, text) in texts where !text.isEmpty { self[kind] = [text.lowercased()] }
        self[.group] = Set(learner.groups.map(LearnerName.joined)).subtracting([""])
        // The second one is what they are called if somebody has the same name.
        self[.name] = LearnerName.forms(learner.name).union(
            learner.name.isEmpty ? [] : LearnerName.forms("\(learner.name) (\(learner.key))"))
    }

    /// What texts say that can be an id, a login, an address or a name.
    init(anything texts: [String]) {
        let plain = Set(texts.map { $0.lowercased() }.filter { !$0.isEmpty })
        self.init(uniqueKeysWithValues: LearnerIndex.Kind.allCases.map { ($0, plain) })
        self[.name] = Set(texts.flatMap(LearnerName.forms))
        self[.group] = Set(texts.map(LearnerName.joined)).subtracting([""])
    }
}

extension LearnerIndex {
    /// Returns the part of an email address before the @; empty if it has none.
    fileprivate static func mailbox(_ email: String) -> String {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 ? String(parts[0]) : ""
    }
}
