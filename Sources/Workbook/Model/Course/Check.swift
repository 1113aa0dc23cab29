/// Something that is verified about an attempt, with a stable id and a sentence that a learner reads.
package struct Check: Sendable, Hashable {
    /// What a check verifies.
    ///
    /// Only this type translates between kinds and ids.
    package enum Kind: Sendable, Hashable {
        /// The compiler accepts or rejects a client of the module: `compile/readable`.
        case compileTime(String)
        /// A test of the hidden suite: `TrackerChecks/newTracker()`.
        case suite(String)
        /// A demand on the learner's tests as a whole: `tests/can-fail`.
        case tests(String)
        /// The learner's tests accept a correct variant: `accepts/stored`.
        case accepts(String)
        /// The learner's tests catch a planted bug: `catches/shared-flag`.
        case catches(String)

        /// Creates a kind from an id; an id without a known prefix is a test of the hidden suite.
        package init(id: String) {
            let parts = id.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            let name = parts.count == 2 ? parts[1] : ""
            self =
                switch parts[0] {
                case "compile" where parts.count == 2: .compileTime(name)
                case "tests" where parts.count == 2: .tests(name)
                case "accepts" where parts.count == 2: .accepts(name)
                case "catches" where parts.count == 2: .catches(name)
                default: .suite(id)
                }
        }

        /// The stable id.
        package var id: String {
            switch self {
            case .compileTime(let name): "compile/\(name)"
            case .suite(let id): id
            case .tests(let name): "tests/\(name)"
            case .accepts(let variant): "accepts/\(variant)"
            case .catches(let variant): "catches/\(variant)"
            }
        }

        /// Whether the check is about the learner's own tests.
        package var isAboutTests: Bool {
            switch self {
            case .tests, .accepts, .catches: true
            case .compileTime, .suite: false
            }
        }

        /// Whether the learner's tests must accept a correct variant.
        package var isAcceptance: Bool { if case .accepts = self { true } else { false } }

        /// Whether the learner's tests must catch a planted bug.
        package var isCapture: Bool { if case .catches = self { true } else { false } }

        /// Whether the compiler decides the check.
        package var isCompileTime: Bool { if case .compileTime = self { true } else { false } }
    }

    /// What the check verifies.
    package var kind: Kind
    /// The sentence.
    package var name: String
    /// The ids of the checks without which this one means little, says its author, such as that of a setter it uses.
    package var after: [String]

    /// Creates a check of a kind.
    package init(_ kind: Kind, name: String, after: [String] = []) {
        self.kind = kind
        self.name = name
        self.after = after
    }

    /// Creates a check from its stable id.
    package init(id: String, name: String, after: [String] = []) {
        self.init(Kind(id: id), name: name, after: after)
    }

    /// The stable id, under which progress and recorded files keep the check.
    package var id: String { kind.id }
}

extension Check: Codable {
    private enum CodingKeys: CodingKey { case id, name, after }

    /// Reads an id, a name, and the checks that come first.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try values.decode(String.self, forKey: .id),
            name: try values.decode(String.self, forKey: .name),
            after: try values.decodeIfPresent([String].self, forKey: .after) ?? [])
    }

    /// Writes the id, the name, and the checks that come first, if there are any.
    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(name, forKey: .name)
        if !after.isEmpty { try values.encode(after, forKey: .after) }
    }
}
