/// A source file with one small change, which a good test suite notices.
package struct Mutant: Sendable, Equatable {
    /// What the change affects, and so how many mutants can be built at once.
    enum Scope: Sendable, Equatable {
        /// The code of the body with this index, and no interface.
        case body(Int)
        /// How the stored property with this index keeps its value.
        case storage(Int, StorageBehavior)
        /// A declaration, so it has to be built separately.
        case declaration
    }

    /// The operator that made it, such as `negate-condition`.
    package let operation: String
    /// The file's name.
    package let file: String
    /// The declaration for people: `Monitor.init`.
    package let declaration: String
    /// The line of the change, from 1.
    package let line: Int
    /// The change in words: "drops `count += 1`".
    package let change: String
    /// Distinguishes mutants that are described by the same words; 1 for the first.
    package let occurrence: Int
    /// What is different with the change, as the end of a sentence that begins with "if".
    package let consequence: String
    /// Whether something else may decide the same, so that others are worth a look first.
    package let isDetail: Bool
    let scope: Scope
    let edits: [Edit]

    /// Whether many such mutants can be built at once, because none of them changes an interface.
    package var canShareBuild: Bool { scope != .declaration }

    /// Whether it changes how a stored property keeps its value.
    package var changesStorage: Bool { if case .storage = scope { true } else { false } }

    /// The text that identifies it as long as the code around it stays the same.
    package var id: String {
        "\(file), \(declaration): \(change)" + (occurrence > 1 ? " (\(occurrence))" : "")
    }
}
