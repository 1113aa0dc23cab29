import WorkbookModel

/// Finds learners by what is known about them, the most reliable knowledge first.
struct LearnerIndex {
    /// What one knows about a learner, from the most to the least reliable.
    ///
    /// Canvas's importer looks for students in the same order: id, SIS id, login, name.
    enum Kind: Int, CaseIterable {
        case submission, id, sisID, login, email
        /// The part of the email address before the @.
        case mailbox
        /// Moodle's number of a participant, which only helps where names don't: it is another one for each assignment.
        case participant
        case name
        /// The group; it may have several learners, who hand in together.
        case group
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
    }

    /// What is known, by its kind.
    typealias Clues = [Kind: Set<String>]

    private var learners: [Kind: [String: [Int]]] = [:]
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
                for text in texts { learners[kind, default: [:]][text, default: []].append(number) }
            }
        }
    }

    /// Finds a learner; the first kind of knowledge that someone shares decides.
    func find(_ clues: Clues) -> Match {
        for kind in Kind.allCases {
            guard let texts = clues[kind] else { continue }
            let found = Set(texts.flatMap { learners[kind]?[$0] ?? [] }).sorted()
            if found.isEmpty || kind == .participant && isNamed(clues, among: found) == false { continue }
            if found.count == 1 { return .one(found[0]) }
            return kind == .group || kind == .submission ? .group(found) : .several(found)
        }
        return .none
    }

    /// Returns whether one of some learners has a name; `nil` if nobody has it, or nothing is said about it.
    private func isNamed(_ clues: Clues, among numbers: [Int]) -> Bool? {
        let named = Set((clues[.name] ?? []).flatMap { learners[.name]?[$0] ?? [] })
        return named.isEmpty ? nil : !named.isDisjoint(with: numbers)
    }

    /// Finds a learner as ``find(_:)`` does, unless one id, login or address is one learner's and another that of another, or the
    /// name is: then each of them could be meant.
    func findAgreeing(_ clues: Clues) -> Match {
        let found = find(clues)
        guard case .one(let number) = found else { return found }
        let others = [Kind.id, .sisID, .login, .email].compactMap { kind -> Int? in
            guard case .one(let other) = find([kind: clues[kind] ?? []]) else { return nil }
            return other
        }
        let all = Set(others + [number] + [contradiction(of: clues)].compactMap(\.self)).sorted()
        return all.count == 1 ? found : .several(all)
    }

    /// Finds whom texts mean that can be an id, a login, an address, a name or that of a group; if these are of different learners,
    /// each of them could be meant.
    func find(anything texts: [String]) -> Match {
        let clues = Clues(anything: texts)
        if find([.submission: clues[.submission] ?? []]) != .none { return find(clues) }
        let sure: [Kind] = [.id, .sisID, .email, .name, .group]
        if findAgreeing(clues, of: sure) != .none { return findAgreeing(clues, of: sure + [.login]) }
        guard case .one(let number) = find(clues) else { return find(clues) }
        // A login, and the part of an address before the @, is often a first or last name, and not only of this learner.
        let all = texts.reduce(into: Set([number])) { all, text in
            let named = LearnerName.words(text).map { words[$0] ?? [] }
            all.formUnion(named.dropFirst().reduce(named.first ?? []) { $0.intersection($1) })
        }
        return all.count == 1 ? .one(number) : .several(all.sorted())
    }

    /// Finds whom some kinds of clues mean as ``find(_:)`` does, unless another of these kinds means others.
    func findAgreeing(_ clues: Clues, of kinds: [Kind]) -> Match {
        let found = find(clues.filter { kinds.contains($0.key) })
        let all = kinds.reduce(into: Set(found.learners)) { all, kind in
            all.formUnion(find([kind: clues[kind] ?? []]).learners)
        }
        return all.count == found.learners.count ? found : .several(all.sorted())
    }

    /// Returns who alone has a name, if it is the id that decides whom ``find(_:)`` finds.
    func contradiction(of clues: Clues) -> Int? {
        guard let names = clues[.name], case .one(let named) = find([.name: names]),
            find([.submission: clues[.submission] ?? []]) == .none, find([.id: clues[.id] ?? []]) != .none
        else { return nil }
        return named
    }
}

extension LearnerIndex.Clues {
    /// What a roster says about a learner.
    init(_ learner: Roster.Learner) {
        let texts: [(LearnerIndex.Kind, String)] = [
            (.id, learner.id == learner.participant ? "" : learner.id), (.sisID, learner.sisID),
            (.participant, learner.participant ?? ""), (.login, learner.login), (.email, learner.email),
            (.mailbox, LearnerIndex.mailbox(learner.email)), (.group, learner.group),
        ]
        self = [:]
        for (kind, text) in texts where !text.isEmpty { self[kind] = [text.lowercased()] }
        // The second one is what they are called if somebody has the same name.
        self[.name] = LearnerName.forms(learner.name).union(
            learner.name.isEmpty ? [] : LearnerName.forms("\(learner.name) (\(learner.key))"))
    }

    /// What texts say that can be an id, a login, an address or a name.
    init(anything texts: [String]) {
        let plain = Set(texts.map { $0.lowercased() }.filter { !$0.isEmpty })
        self.init(uniqueKeysWithValues: LearnerIndex.Kind.allCases.map { ($0, plain) })
        self[.name] = Set(texts.flatMap(LearnerName.forms))
    }
}

extension LearnerIndex {
    /// Returns the part of an email address before the @; empty if it has none.
    fileprivate static func mailbox(_ email: String) -> String {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 ? String(parts[0]) : ""
    }
}
