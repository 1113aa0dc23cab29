/// Why the compiler's answer to a snippet is not the one that a check asks for.
struct ProbeBreach: Codable, Equatable {
    /// The reason, in words for the learner.
    var sentence: String
    /// Whether the compiler stopped at something else, such as a member that was renamed.
    var isUndecided = false
    /// The declaration that is visible, by its path such as `Light.isOn`; `nil` for a snippet.
    var declaration: String?
    /// The compiler's error; `nil` if the snippet compiled.
    var error: String?
    /// The compiler's identifier for the error, which a learner doesn't read.
    var identifier: String?
    /// The names that the compiler doesn't find, if that is its first error.
    var missing: [MissingName] = []
    /// Whether an earlier check already reports the same error.
    var isRepeated = false

    /// Returns those that are worth showing for one check.
    ///
    /// Something that was renamed or removed leaves every question about it open, for each kind of client. It is reported
    /// once, and not at all if a snippet that must compile already says so. If another check says so, none is left.
    static func shown(of breaches: [ProbeBreach]) -> [ProbeBreach] {
        let breaches = breaches.filter { !$0.isRepeated }
        let decided = breaches.filter { !$0.isUndecided }
        return decided.isEmpty ? Array(breaches.prefix(1)) : decided
    }
}
