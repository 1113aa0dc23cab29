/// The function, initializer, subscript or variable that a symbol of the compiler's stands for, from the tree that the demangler prints.
///
/// Source of the kinds: the Swift repository, include/swift/Demangling/DemangleNodes.def.
struct SymbolEntity: Equatable {
    /// A node of the demangler's tree.
    private struct Node {
        var depth: Int
        var kind: Substring
        var text: String?
    }

    /// The module that declares it.
    var module: String
    /// The type of another declaration that it extends: its module and name; `nil` if it is not in an extension.
    var extended: (module: String, name: String)?
    /// The names from the outermost type to the declaration.
    var path: [String]

    static func == (one: SymbolEntity, other: SymbolEntity) -> Bool {
        one.module == other.module && one.path == other.path && one.extended?.module == other.extended?.module
            && one.extended?.name == other.extended?.name
    }

    /// Reads the tree of one symbol; `nil` if it stands for something else, such as the metadata of a type.
    init?(tree: String) {
        let nodes = tree.split(whereSeparator: \.isNewline).compactMap(SymbolEntity.node)
        guard nodes.count > 1, SymbolEntity.codeKinds.contains(nodes[1].kind),
            let start = nodes.firstIndex(where: { SymbolEntity.kinds.contains($0.kind) })
        else { return nil }
        self.init(nodes, at: start)
    }

    private init?(_ nodes: [Node], at start: Int) {
        let end = nodes[(start + 1)...].firstIndex { $0.depth <= nodes[start].depth } ?? nodes.endIndex
        let children = (start + 1..<end).filter { nodes[$0].depth == nodes[start].depth + 1 }
        guard let context = children.first else { return nil }
        let name = children.dropFirst().lazy.compactMap { index in
            SymbolEntity.nameKinds.contains(nodes[index].kind)
                ? nodes[index].text : SymbolEntity.name(in: nodes, at: index)
        }.first
        switch nodes[context].kind {
        case "Module":
            self.init(module: nodes[context].text ?? "", extended: nil, path: [])
        case "Extension":
            let parts = (context + 1..<end).filter { nodes[$0].depth == nodes[context].depth + 1 }
            guard let first = parts.first, let second = parts.dropFirst().first,
                let type = SymbolEntity(nodes, at: second)
            else { return nil }
            self.init(
                module: nodes[first].text ?? "",
                extended: (module: type.module, name: type.path.joined(separator: ".")), path: [])
        default:
            // A getter is in a variable, and a member is in a type.
            guard let outer = SymbolEntity(nodes, at: context) else { return nil }
            self = outer
        }
        if let name = SymbolEntity.specialNames[nodes[start].kind] ?? name { path.append(name) }
    }

    private init(module: String, extended: (module: String, name: String)?, path: [String]) {
        self.module = module
        self.extended = extended
        self.path = path
    }

    /// Returns the name in a node such as `LocalDeclName`.
    private static func name(in nodes: [Node], at index: Int) -> String? {
        guard ["LocalDeclName", "PrivateDeclName", "RelatedEntityDeclName"].contains(nodes[index].kind) else {
            return nil
        }
        return nodes[(index + 1)...].first { $0.kind == "Identifier" }?.text
    }

    private static func node(_ line: Substring) -> Node? {
        let indent = line.prefix { $0 == " " }
        let rest = line.dropFirst(indent.count)
        guard rest.hasPrefix("kind=") else { return nil }
        let kind = rest.dropFirst(5).prefix { $0 != "," }
        let text = rest.firstRange(of: "text=\"").map { rest[$0.upperBound...].dropLast() }
        return Node(depth: indent.count / 2, kind: kind, text: text.map(String.init))
    }

    private static let codeKinds: Set<Substring> = [
        "Function", "Static", "Getter", "Setter", "ModifyAccessor", "ModifyCoroutine", "ReadAccessor",
        "ReadCoroutine", "UnsafeAddressor", "UnsafeMutableAddressor", "Constructor", "Allocator", "Variable",
        "DefaultArgumentInitializer", "GlobalGetter", "AsyncFunctionPointer", "Macro",
    ]
    private static let specialNames: [Substring: String] = [
        "Constructor": "init", "Allocator": "init", "Subscript": "subscript",
    ]
    private static let nameKinds: Set<Substring> = [
        "Identifier", "InfixOperator", "PrefixOperator", "PostfixOperator",
    ]
    private static let kinds: Set<Substring> = [
        "Function", "Variable", "Subscript", "Constructor", "Allocator", "Macro", "Structure", "Class",
        "Enum",
        "Protocol", "TypeAlias",
    ]
}
