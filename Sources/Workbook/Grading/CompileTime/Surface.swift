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

    /// A symbol graph, as `swift-symbolgraph-extract` writes it.
    ///
    /// Source: swift-docc-symbolkit, the symbol graph format.
    struct Graph: Decodable {
        struct Symbol: Decodable {
            var pathComponents: [String]
            var accessLevel: String
        }
        var symbols: [Symbol]
    }

    /// Returns sentences that say what is visible and should not be.
    func breaches(in graphs: [Graph]) -> [String] {
        let breaches = graphs.flatMap(\.symbols).compactMap { symbol -> String? in
            let name = symbol.pathComponents.joined(separator: ".")
            guard let level = allowed[name] else { return "`\(name)` is \(symbol.accessLevel): \(otherwise)" }
            return level == symbol.accessLevel
                ? nil : "`\(name)` is \(symbol.accessLevel) and should be \(level)"
        }
        // A requirement and its default are two symbols of one name.
        return Set(breaches).sorted()
    }
}
