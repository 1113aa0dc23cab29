import WorkbookMutation

/// What became of a mutant.
struct MutantResult: Sendable {
    /// The ways in which a mutant can end.
    enum Fate: Sendable, Equatable {
        /// It does not compile, so that nobody could hand it in.
        case notCompiled
        /// These tests or checks noticed it.
        case killed(by: [String])
        /// All tests passed.
        case survived
    }

    /// The mutant.
    var mutant: Mutant
    /// What became of it.
    var fate: Fate
    /// What a learner with this code would be told as a likely reason, if anything.
    var diagnosis: String?
}
