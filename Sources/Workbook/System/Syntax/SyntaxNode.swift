/// A node of the compiler's syntax tree of one file.
///
/// The compiler gives declarations and statements a range in the file, but not expressions.
package struct SyntaxNode: Sendable, Equatable {
    /// The kind that the compiler names, such as `func_decl`.
    package let kind: String
    /// Everything else that the compiler says about the node.
    package let fields: [String: JSONValue]

    /// Takes a node from JSON; `nil` if the value isn't one.
    package init?(_ value: JSONValue) {
        guard case .object(let fields) = value, case .text(let kind) = fields["_kind"] else { return nil }
        self.kind = kind
        self.fields = fields
    }

    /// The offsets of the first and of the last token in the file, in bytes; `nil` if the node has no range.
    package var tokens: (first: Int, last: Int)? {
        guard case .object(let range) = fields["range"], case .number(let start) = range["start"],
            case .number(let end) = range["end"]
        else { return nil }
        return (Int(start), Int(end))
    }

    /// The name that a declaration introduces; `nil` if it introduces none, as an extension does.
    package var declaredName: String? {
        guard case .object(let name) = fields["name"], case .object(let base) = name["base_name"] else {
            return nil
        }
        if case .text(let text) = base["name"] { return text }
        if case .text(let text) = base["special"] { return text }
        return nil
    }

    /// Returns the text of a field; `nil` if it has none.
    package func text(_ key: String) -> String? {
        if case .text(let text) = fields[key] { text } else { nil }
    }

    /// Whether the compiler set a mark such as `static`.
    package func isMarked(_ key: String) -> Bool { fields[key] == .bool(true) }

    /// Returns the node of a field; `nil` if it has none.
    package func node(_ key: String) -> SyntaxNode? { fields[key].flatMap(SyntaxNode.init) }

    /// Returns the nodes of a field that holds a list, in the order of the file; other values are skipped.
    package func nodes(_ key: String) -> [SyntaxNode] {
        if case .list(let values) = fields[key] { values.compactMap(SyntaxNode.init) } else { [] }
    }

    /// The nodes of all fields, in no particular order.
    package var children: [SyntaxNode] {
        fields.values.flatMap { value -> [SyntaxNode] in
            if case .list(let values) = value { return values.compactMap(SyntaxNode.init) }
            return SyntaxNode(value).map { [$0] } ?? []
        }
    }
}

extension SyntaxNode {
    /// The argument labels of a function, an initializer or a subscript; an argument without a label has an empty one.
    package var argumentLabels: [String] {
        guard case .object(let name) = fields["name"], case .list(let labels) = name["args"] else {
            return []
        }
        return labels.map { if case .text(let label) = $0 { label } else { "" } }
    }

    /// Whether the declaration says who can use it.
    package var hasAccessLevel: Bool { nodes("attrs").contains { $0.text("access_level") != nil } }

    /// Whether the declaration can be used in its own file only.
    package var isPrivate: Bool {
        nodes("attrs").contains { ["private", "fileprivate"].contains($0.text("access_level") ?? "") }
    }
}
