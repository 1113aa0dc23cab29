import Foundation
import WorkbookModel

/// A `surface.json`: the only symbols of a module that may be visible outside the declaration that contains
/// them.
struct Surface: Decodable, Equatable {
    /// The check's short id.
    var id: String
    /// The sentence that a learner reads.
    var name: String
    /// The allowed symbols, such as `Tracker.startNewSession()`, with their access levels.
    var allowed: [String: String]
    /// What the task asks for, to explain why another symbol is wrong.
    var otherwise: String

    /// The check that verdicts report.
    var check: Check { Check(.compileTime(id), name: name) }

    /// Returns sentences that say what is visible and should not be.
    ///
    /// - Parameter names: The plain names of the mangled types of other modules.
    func breaches(in declarations: [VisibleDeclaration], names: [String: String] = [:]) -> [String] {
        let breaches = declarations.flatMap { declaration -> [String] in
            let type = declaration.foreignType.map { (names[$0] ?? $0) + "." }
            let name = (type ?? "") + declaration.path
            let level = declaration.access.rawValue
            guard let expected = allowed[name] else { return ["`\(name)` is \(level): \(otherwise)"] }
            let superclass = declaration.foreignSuperclass.map { names[$0] ?? $0 }
            return [
                level == expected ? nil : "`\(name)` is \(level) and should be \(expected)",
                superclass.map {
                    "`\(name)` inherits from `\($0)`, so other files can use what `\($0)` declares: \(otherwise)"
                },
            ].compactMap { $0 }
        }
        // A requirement and its default are two declarations of one name.
        return Set(breaches).sorted()
    }
}
