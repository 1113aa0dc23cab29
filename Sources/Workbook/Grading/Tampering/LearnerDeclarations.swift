import WorkbookModel
import WorkbookSystem

/// What a learner's files declare, as far as it matters for names that a hidden suite uses.
struct LearnerDeclarations {
    /// Every name that the files declare anywhere.
    private(set) var names: Set<String> = []
    /// The learner's own types, nested ones as well.
    private(set) var types: Set<String> = []
    /// The declarations that other files can use, and that could take the place of something else.
    private(set) var visible: [LearnerDeclaration] = []
    /// The modules that the files import.
    private(set) var imports: Set<String> = []
    /// The properties and types that `#if` declares in several ways.
    private(set) var repeated: [LearnerDeclaration] = []
    /// The places where a function's default argument says which code calls it, such as `#function`.
    private(set) var callerLiterals: [(literal: String, place: Place)] = []
    /// What each type inherits from, as far as the names in its declaration and its extensions say.
    private var inherited: [String: Set<String>] = [:]
    /// The learner's protocols that a type of another module conforms to.
    private var sharedProtocols = false

    private let sources: [LearnerSource]
    private let module: String
    private let support: [String]

    /// Reads files; one without a tree declares nothing.
    ///
    /// - Parameter support: The modules of the course that the files may import.
    init(in sources: [LearnerSource], module: String, support: [String] = []) {
        self.sources = sources
        self.support = support
        self.module = module
        for source in sources {
            source.tree.map { collect($0) }
            collectHeads(of: source)
        }
        sharedProtocols = sources.contains { source in
            extensions(in: source).contains { isForeign($0) && !$0.nodes("inherits").isEmpty }
        }
        for source in sources {
            for node in source.tree?.nodes("items") ?? [] { visit(node, in: .module, source) }
            var names: Set<String> = []
            visitRepetitions(in: source.tree?.nodes("items") ?? [], source, of: "", &names)
        }
    }

    /// Returns some of the learner's types, with the learner's classes and protocols that they inherit from.
    func ancestors(of names: Set<String>) -> Set<String> {
        var all: Set<String> = []
        var open = names.intersection(types)
        while let name = open.popFirst() {
            guard all.insert(name).inserted else { continue }
            open.formUnion(inherited[name, default: []].intersection(types))
        }
        return all
    }

    /// Reads the names in the heads of types and extensions, because the tree leaves out what these inherit from.
    private mutating func collectHeads(of source: LearnerSource) {
        let tokens = Lexer.tokens(of: Array(source.text.utf8))
        for (keyword, name) in zip(tokens, tokens.indices.dropFirst())
        where ["class", "struct", "enum", "actor", "protocol", "extension"].contains(keyword.text) {
            let head = tokens[name...].prefix { $0.text != "{" }.filter { $0.kind == .word }
            inherited[tokens[name].text, default: []].formUnion(head.map(\.text))
        }
    }

    private mutating func collect(_ node: SyntaxNode) {
        if let module = node.importedModule { imports.insert(module) }
        if let name = node.declaredName, node.kind != "enum_element_decl" {
            names.insert(name)
            if LearnerDeclarations.typeKinds.contains(node.kind) { types.insert(name) }
        }
        node.children.forEach { collect($0) }
    }

    private func extensions(in source: LearnerSource) -> [SyntaxNode] {
        (source.tree?.nodes("items") ?? []).filter { $0.kind == "extension_decl" }
    }

    private func isForeign(_ extension_: SyntaxNode) -> Bool {
        guard let type = extendedType(of: extension_) else { return true }
        return !types.contains(String(type.prefix { $0 != "." }))
    }

    /// The type that an extension extends, without its module and generic arguments.
    private func extendedType(of node: SyntaxNode) -> String? {
        guard var text = node.text("extended_type")?.filter({ $0 != " " && $0 != "`" }) else { return nil }
        if text.hasSuffix("?") { return "Optional" }
        if text.hasPrefix("[") { return text.contains(":") ? "Dictionary" : "Array" }
        if let generic = text.firstIndex(of: "<") { text = String(text[..<generic]) }
        let path = text.split(separator: ".").map(String.init)
        let modules = ["Swift", "Foundation", "FoundationEssentials", "Testing", module] + support
        return path.drop { modules.contains($0) && path.count > 1 }.joined(separator: ".")
    }

    private mutating func visit(
        _ node: SyntaxNode, in scope: LearnerDeclaration.Scope, _ source: LearnerSource
    ) {
        // For the members of an extension, its access level is only the default.
        if node.kind == "extension_decl" { return visit(extension: node, source) }
        if node.isPrivate { return }
        visitCallerLiterals(of: node, source)
        let base =
            switch node.kind {
            case "constructor_decl": "init"
            case "subscript_decl": "subscript"
            case _ where LearnerDeclarations.kinds.contains(node.kind): node.declaredName
            case _ where LearnerDeclarations.typeKinds.contains(node.kind): node.declaredName
            default: String?.none
            }
        let isType = LearnerDeclarations.typeKinds.contains(node.kind) || node.kind == "typealias"
        let isNested = if case .ownType = scope { true } else { false }
        if let base, !isNested || isType || node.kind == "associated_type_decl" {
            let hasArguments = node.node("params") != nil || node.kind == "subscript_decl"
            visible.append(
                LearnerDeclaration(
                    base: base, labels: hasArguments ? node.argumentLabels : nil, scope: scope,
                    isAttribute: node.kind == "macro_decl" || (isType && !node.nodes("attrs").isEmpty),
                    isInstanceMember: ["func_decl", "var_decl"].contains(node.kind)
                        && !node.isMarked("static"),
                    place: source.place(at: node.tokens?.first ?? 0)))
        }
        for parameter in node.nodes("generic_params") where isType {
            visit(genericParameter: parameter, of: node, source)
        }
        if isType {
            for member in node.nodes("members") {
                visit(member, in: .ownType(node.declaredName ?? ""), source)
            }
        }
    }

    private mutating func visitCallerLiterals(of node: SyntaxNode, _ source: LearnerSource) {
        for parameter in node.node("params")?.nodes("params") ?? [] {
            guard let literal = parameter.text("default_arg"), literal.hasPrefix("#"), literal != "#isolation"
            else { continue }
            callerLiterals.append((literal, source.place(of: literal, from: node.tokens?.first ?? 0)))
        }
    }

    /// Finds properties and types that one file declares several times, which only `#if` allows.
    private mutating func visitRepetitions(
        in nodes: [SyntaxNode], _ source: LearnerSource, of type: String, _ names: inout Set<String>
    ) {
        for node in nodes {
            let isType = LearnerDeclarations.typeKinds.contains(node.kind)
            let inner = node.kind == "extension_decl" ? extendedType(of: node) : node.declaredName
            if isType || node.kind == "extension_decl" {
                visitRepetitions(in: node.nodes("members"), source, of: "\(type).\(inner ?? "")", &names)
            }
            guard isType || node.kind == "var_decl", let name = node.declaredName,
                !names.insert("\(type).\(node.isMarked("static") ? "static " : "")\(name)").inserted
            else { continue }
            repeated.append(
                LearnerDeclaration(
                    base: name, labels: nil, scope: isType ? .module : .ownType(type),
                    place: source.place(at: node.tokens?.first ?? 0)))
        }
    }

    private mutating func visit(genericParameter: SyntaxNode, of type: SyntaxNode, _ source: LearnerSource) {
        guard let name = genericParameter.declaredName else { return }
        visible.append(
            LearnerDeclaration(
                base: name, labels: nil, scope: .ownType(type.declaredName ?? ""),
                place: source.place(at: type.tokens?.first ?? 0)))
    }

    private mutating func visit(extension node: SyntaxNode, _ source: LearnerSource) {
        let type = extendedType(of: node)
        let root = type.map { String($0.prefix { $0 != "." }) }
        let isOwn = root.map(types.contains) ?? false
        // What a protocol's extension declares, all its conforming types have.
        let isShared = sharedProtocols && root.map(protocols.contains) ?? false
        let isExact = root.map { !names.contains($0) } ?? false
        let scope: LearnerDeclaration.Scope =
            isOwn && !isShared ? .ownType(root ?? "") : .foreignType(type ?? "extension", isExact: isExact)
        for member in node.nodes("members") where !node.isPrivate || member.hasAccessLevel {
            visit(member, in: scope, source)
        }
    }

    private var protocols: Set<String> {
        Set(
            sources.flatMap { $0.tree?.nodes("items") ?? [] }.filter { $0.kind == "protocol" }.compactMap(
                \.declaredName))
    }

    /// The compiler's names for types that are declared anew, so not for `typealias`.
    private static let typeKinds: Set<String> = ["class_decl", "struct_decl", "enum_decl", "protocol"]
    /// The compiler's names for other declarations that have a name.
    private static let kinds: Set<String> = [
        "func_decl", "var_decl", "typealias", "macro_decl", "associated_type_decl", "infix_operator_decl",
        "prefix_operator_decl", "postfix_operator_decl", "precedence_group_decl",
    ]
}
