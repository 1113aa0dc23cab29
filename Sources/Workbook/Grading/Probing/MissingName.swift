import WorkbookModel
import WorkbookSystem

/// A name that a snippet uses and the compiler doesn't find.
struct MissingName: Codable, Equatable {
    /// The name.
    var name: String
    /// The type in which the compiler looked for it; `nil` if the name stands alone.
    var type: String?

    /// Takes the name from an error; `nil` if the error is about something else.
    init?(_ error: CompilerMessage) {
        let quoted = error.text.prefix(1000).matches(of: /'([^']+)'/).map { String($0.1) }
        switch (error.identifier, quoted.count) {
        case ("cannot_find_type_in_scope", 1), ("cannot_find_in_scope", 1): (name, type) = (quoted[0], nil)
        case ("could_not_find_value_member", 2), ("could_not_find_type_member", 2):
            (type, name) = (quoted[0], quoted[1])
        case ("invalid_member_type", 2): (name, type) = (quoted[0], quoted[1])
        default: return nil
        }
        // The compiler may put the module before the type.
        type = type?.split(separator: ".").last.map(String.init)
    }

    /// Returns whether the learner has still to declare the name, according to the names that their files declare.
    ///
    /// The compiler also doesn't find a top-level name that is private, or a member of a value whose type is another one than
    /// the snippet expects.
    private func isUndeclared(in names: MemberNames) -> Bool {
        !names.types.contains(name) && !names.members.contains(name)
            && type.map(names.types.contains) ?? true
    }

    /// Returns a note on the names that the learner's files don't declare yet; `nil` if no check failed only because of that.
    ///
    /// - Parameters:
    ///   - breaches: Why compile-time checks failed, by their ids.
    ///   - checks: All checks, in the order in which the note mentions what they need.
    ///   - declared: What the learner's files declare.
    static func note(
        on breaches: [String: [ProbeBreach]], of checks: [Check], declared: MemberNames
    ) -> VerdictNote? {
        var names: [String] = []
        let lacking = checks.map(\.id).filter { id in
            let missing = (breaches[id] ?? []).map { $0.missing.filter { $0.isUndeclared(in: declared) } }
            guard !missing.isEmpty, !missing.contains(where: \.isEmpty) else { return false }
            for name in missing.joined().map(\.name) where !names.contains(name) { names.append(name) }
            return true
        }
        return lacking.isEmpty ? nil : .undeclared(names, checks: lacking)
    }
}
