import Foundation
import WorkbookSystem

/// Finds types in a learner's tests that have the name of a type of the module under test, and hide it there.
struct OwnTypeScan: Equatable {
    /// The declaration of a type in one of the learner's files.
    struct Declaration: Equatable {
        var name: String
        /// The index of the file's tree.
        var file: Int
        /// The offset of the declaration in the file, in bytes.
        var offset: Int
    }

    /// The first declaration of each such type, in the order of the files.
    private(set) var declarations: [Declaration] = []

    /// Looks through the syntax trees of the tests and of the module under test.
    ///
    /// - Parameter known: The words that the learner can read about the module; a helper in its hidden variants may have
    ///   any other name.
    init(tests: [Data], subject: [SyntaxNode], known: Set<String>) {
        let given = Set(subject.flatMap { $0.types(in: "items", isVisible: true) }.map(\.name))
        for (file, tree) in tests.enumerated() {
            let types = SyntaxTree.node(of: tree)?.types(in: "items", isVisible: false) ?? []
            for type in types where given.contains(type.name) && known.contains(type.name) {
                guard !declarations.contains(where: { $0.name == type.name }) else { continue }
                declarations.append(Declaration(name: type.name, file: file, offset: type.offset))
            }
        }
    }
}

extension SyntaxNode {
    private static let typeKinds: Set<String> = [
        "class_decl", "struct_decl", "enum_decl", "protocol", "typealias",
    ]

    /// Returns the types that are declared in the nodes of a field, and in the members of those.
    ///
    /// - Parameter isVisible: Whether private types are left out.
    fileprivate func types(in key: String, isVisible: Bool) -> [(name: String, offset: Int)] {
        nodes(key).flatMap { node -> [(name: String, offset: Int)] in
            if isVisible && node.isPrivate { return [] }
            let isType = SyntaxNode.typeKinds.contains(node.kind)
            // A type nested in another type of the module has another full name, so a test may declare the short one.
            let own =
                isType ? node.declaredName.flatMap { name in node.tokens.map { (name, $0.first) } } : nil
            return (own.map { [$0] } ?? []) + (isVisible ? [] : node.types(in: "members", isVisible: false))
        }
    }
}
