import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds functions and properties that still begin by throwing `NotWrittenYet()`, in the compiler's own syntax tree.
///
/// Anywhere else, learners may have chosen the error for a purpose of their own.
enum UnwrittenScan {
    /// Returns what is not written yet, in the order of the file.
    ///
    /// - Parameters:
    ///   - source: The content of the file to which the tree belongs.
    ///   - path: The path of the file for the learner.
    static func parts(in syntaxTree: Data, source: Data, path: String) -> [UnwrittenPart] {
        guard let tree = SyntaxTree.node(of: syntaxTree) else { return [] }
        let found = parts(in: tree.nodes("items"), of: "the code")
        return found.sorted { $0.offset < $1.offset }.map { name, offset in
            UnwrittenPart(name: name, place: Place(path: path, line: source.line(ofOffset: offset)))
        }
    }

    private static func parts(in nodes: [SyntaxNode], of name: String) -> [(name: String, offset: Int)] {
        nodes.flatMap { node -> [(name: String, offset: Int)] in
            let name = node.isNamedCode ? node.signature ?? name : name
            if node.isBody, let first = node.node("body")?.nodes("elements").first, let tokens = first.tokens,
                first.node("sub_expr")?.node("fn")?.text("name") == UnwrittenPart.error
            {
                return [(name, tokens.first)]
            }
            return parts(in: node.children, of: name)
        }
    }
}

extension SyntaxNode {
    /// Whether a learner knows the node by its name: a function, an initializer or a property.
    fileprivate var isNamedCode: Bool {
        ["func_decl", "constructor_decl", "subscript_decl", "var_decl"].contains(kind)
    }

    /// Whether the node has statements that run when somebody uses its name.
    fileprivate var isBody: Bool { ["func_decl", "constructor_decl", "accessor_decl"].contains(kind) }

    /// The name with the labels of its parameters, such as `extract(_:)`.
    fileprivate var signature: String? {
        guard let declaredName else { return nil }
        guard let parameters = node("params")?.nodes("params") else { return declaredName }
        let labels = parameters.map { ($0.text("apiName") ?? "_") + ":" }
        return "\(declaredName)(\(labels.joined()))"
    }
}
