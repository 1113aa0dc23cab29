import WorkbookModel
import WorkbookSystem

/// A `surface.json`: the only symbols of a module that may be visible outside the declaration that contains
/// them, or that may be visible and change something.
struct Surface: Decodable, Equatable {
    static let fileFormat = JSONFormat(
        .object(["id", "name", "from", "onlyChanges", "allowed", "otherwise"]))

    /// The check's short id.
    var id: String
    /// The sentence that a learner reads.
    var name: String
    /// The lowest access level that counts; `internal` if it is omitted.
    var from: AccessLevel?
    /// Whether only functions that return nothing, and setters, count, unless they're `mutating`.
    var onlyChanges: Bool?
    /// The allowed symbols, such as `Tracker.startNewSession()`, with their access levels, or `any` if other checks
    /// judge the level; if only changes count, a name without a type is allowed in all types.
    var allowed: [String: String]
    /// What the task asks for, to explain why another symbol is wrong.
    var otherwise: String

    /// The check that verdicts report.
    var check: Check { Check(.compileTime(id), name: name) }

    /// Returns what is visible and should not be.
    ///
    /// - Parameter names: The plain names of the mangled types of other modules.
    func breaches(in declarations: [VisibleDeclaration], names: [String: String] = [:]) -> [ProbeBreach] {
        let named = declarations.filter { onlyChanges != true || $0.isChange }.map { declaration in
            let type = declaration.foreignType.map { (names[$0] ?? $0) + "." }
            return (name: (type ?? "") + declaration.path, declaration)
        }
        let counts = named.filter { !$0.1.isRequirement }.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
        let breaches = named.flatMap { name, declaration -> [ProbeBreach] in
            let level = declaration.access.rawValue
            let inAllTypes = onlyChanges == true ? allowed[name.replacing(/.*\./, with: "")] : nil
            guard let expected = allowed[name] ?? inAllTypes else {
                return [ProbeBreach(sentence: "`\(name)` is \(level): \(otherwise)", declaration: name)]
            }
            let superclass = declaration.foreignSuperclass.map { names[$0] ?? $0 }
            return [
                [level, "any"].contains(expected) ? nil : "`\(name)` is \(level) and should be \(expected)",
                counts[name, default: 0] > 1 ? "`\(name)` is declared more than once: \(otherwise)" : nil,
                superclass.map {
                    "`\(name)` inherits from `\($0)`, so \(users) can use what `\($0)` declares: \(otherwise)"
                },
            ].compactMap { $0.map { ProbeBreach(sentence: $0, declaration: name) } }
        }
        // A requirement and its default are two declarations of one name.
        return breaches.sorted { $0.sentence < $1.sentence }.reduce(into: []) { kept, breach in
            if kept.last != breach { kept.append(breach) }
        }
    }

    /// The code that can use what counts, in words for the learner.
    private var users: String {
        switch from ?? .internal {
        case .private, .fileprivate, .internal: "other files"
        case .package: "other modules"
        case .public, .open: "other packages"
        }
    }
}
