import WorkbookSystem

/// What the compiler reads in a file: the names that it declares, and where its declarations are.
struct SourceOutline: Sendable, Equatable {
    /// The names that the file declares: types, members, parameters, labels, constants and variables.
    var declaredNames: Set<String>
    /// The outermost declarations, in the order of the file.
    var declarations: [Declaration]

    /// A declaration, with offsets in bytes of the file.
    struct Declaration: Sendable, Equatable {
        /// Where its first token begins, without attributes.
        var start: Int
        /// Where its last token begins.
        var lastToken: Int
        /// The declarations in a type, an extension or a protocol; `nil` for any other declaration.
        var members: [Declaration]?
    }

    /// Reads the compiler's tree of a file.
    ///
    /// - Parameter tokens: The tokens of the file, for the labels of tuples, which the tree leaves out.
    init(_ tree: SyntaxNode, tokens: [Token]) {
        declaredNames = SourceOutline.tupleLabels(in: tokens)
        declarations = SourceOutline.declarations(tree.nodes("items"))
        SourceOutline.addNames(in: tree, to: &declaredNames)
        declaredNames.subtract(["init", "deinit", "subscript", "self"])
    }

    /// Creates the outline of a file that the compiler gave no tree for, from its tokens: one piece of code without members.
    init(tokens: [Token]) {
        let introducers: Set<String> = [
            "let", "var", "func", "class", "struct", "enum", "actor", "protocol", "typealias",
            "associatedtype",
            "case", "for",
        ]
        declarations = []
        declaredNames = Set(
            zip(tokens, tokens.dropFirst()).compactMap { first, second in
                if introducers.contains(first.text), second.kind == .word { return second.name }
                return first.kind == .word && second.text == ":" ? first.name : nil
            })
    }

    /// Returns the labels before types in parentheses; some belong to arguments, which does little harm.
    private static func tupleLabels(in tokens: [Token]) -> Set<String> {
        Set(
            tokens.indices.dropFirst().dropLast(2).compactMap { index in
                guard ["(", ","].contains(tokens[index - 1].text), tokens[index].kind == .word,
                    tokens[index + 1].text == ":"
                else { return nil }
                let type = tokens[index + 2].text
                return type.first?.isUppercase == true || type == "[" || type == "("
                    ? tokens[index].name : nil
            })
    }

    private static let containers: Set<String> = [
        "class_decl", "struct_decl", "enum_decl", "extension_decl", "protocol",
    ]

    private static func declarations(_ nodes: [SyntaxNode]) -> [Declaration] {
        let found = nodes.compactMap { node -> Declaration? in
            guard let (first, last) = node.tokens, first <= last else { return nil }
            let members = containers.contains(node.kind) ? declarations(node.nodes("members")) : nil
            return Declaration(start: first, lastToken: last, members: members)
        }.sorted { ($0.start, -$0.lastToken) < ($1.start, -$1.lastToken) }
        // The compiler lists a property twice: as a variable, and as the binding around it.
        return found.reduce(into: []) { kept, next in
            if let last = kept.last, next.start <= last.lastToken {
                kept[kept.count - 1].lastToken = max(last.lastToken, next.lastToken)
            } else {
                kept.append(next)
            }
        }
    }

    private static func addNames(in node: SyntaxNode, to names: inout Set<String>) {
        // A reference has its name as a text; only a declaration has a node for it.
        if let name = node.declaredName {
            names.insert(name)
            names.formUnion(node.argumentLabels)
        }
        for child in node.children { addNames(in: child, to: &names) }
    }
}

extension Token {
    /// The name that a word stands for, without backquotes.
    var name: String { text.hasPrefix("`") ? String(text.drop { $0 == "`" }.prefix { $0 != "`" }) : text }
}
