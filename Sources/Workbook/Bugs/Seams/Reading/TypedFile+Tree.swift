import Foundation
import WorkbookSystem

extension TypedFile {
    /// How deep a typed tree may be: an operator in an expression adds twelve levels.
    private static let deepest = 480

    /// Reads a typed tree; `nil` if it can't be read.
    ///
    /// - Parameter tree: What the compiler prints for one file with `-dump-ast -dump-ast-format json`.
    init?(tree: Data) {
        guard let root = SyntaxTree.quickNode(of: tree, deepest: Self.deepest),
            let path = root.text("filename")
        else { return nil }
        var reader = TypedTreeReader()
        reader.visit(members: root.nodes("items"), in: Place())
        self = reader.file
        self.path = path
        var seen: Set<String> = []
        references = references.sorted { ($0.offset, $0.usr) < ($1.offset, $1.usr) }.filter {
            seen.insert("\($0.offset) \($0.usr) \($0.isCreation)").inserted
        }
    }
}

/// Collects what seams need from the typed tree of a file.
private struct TypedTreeReader {
    var file = TypedFile()

    /// Reads the members of a type, or what a file contains.
    mutating func visit(members: [SyntaxNode], in place: TypedFile.Place, isFinal: Bool = true) {
        let variables = Dictionary(
            members.filter { $0.kind == "var_decl" }.compactMap { node in node.declaredName.map { ($0, node) }
            },
            uniquingKeysWith: { first, _ in first })
        for member in members {
            switch member.kind {
            case "class_decl", "struct_decl", "enum_decl": visit(type: member, in: place)
            case "extension_decl":
                guard let usr = member.text("extended_type").map(Self.usr(ofType:)) else { continue }
                addConformances(of: member, to: usr)
                visit(members: member.nodes("members"), in: place.inside(usr))
            case "protocol":
                guard let usr = member.text("usr") else { continue }
                file.requirements[usr] = Set(member.nodes("members").compactMap(\.fullName))
            case "func_decl", "constructor_decl", "destructor_decl":
                visit(function: member, in: place, isFinal: isFinal)
            case "var_decl", "subscript_decl": visit(property: member, in: place, isFinal: isFinal)
            case "pattern_binding_decl":
                for entry in member.nodes("pattern_entries") {
                    let variable = entry.node("pattern").flatMap(Self.name(in:)).flatMap { variables[$0] }
                    visit(entry, in: initialValue(of: variable, in: place))
                }
            case "top_level_code_decl":
                var start = place
                (start.role, start.name) = (.start, "main")
                visit(member, in: start)
            default: continue
            }
        }
    }

    private mutating func visit(type node: SyntaxNode, in place: TypedFile.Place) {
        guard let usr = node.text("usr") else { return }
        var facts = file.types[usr] ?? TypedFile.TypeFacts()
        facts.isDeclared = true
        facts.isClass = node.kind == "class_decl"
        if case .object(let inherits) = node.fields["inherits"],
            case .text(let type) = inherits["superclass_type"]
        {
            facts.superclass = Self.usr(ofType: type)
        }
        file.types[usr] = facts
        addConformances(of: node, to: usr)
        let isFinal = !facts.isClass || node.isMarked("final") || node.isMarked("actor")
        file.types[usr]?.isFinal = isFinal
        // A macro's members have places in another text.
        let members = node.nodes("members").filter { member in
            guard let own = member.tokens, let all = node.tokens else { return true }
            return own.first >= all.first && own.last <= all.last
        }
        visit(members: members, in: place.inside(usr, node.declaredName), isFinal: isFinal)
    }

    private mutating func visit(function node: SyntaxNode, in place: TypedFile.Place, isFinal: Bool) {
        if node.isMarked("implicit") { return }
        var inner = place
        inner.usr = node.text("usr") ?? ""
        inner.name = node.fullName ?? ""
        inner.isStatic = node.isMarked("static")
        inner.resultType = node.text("result") ?? ""
        let isHidden = ["private", "fileprivate"].contains(node.text("access") ?? "")
        inner.isMethod = node.kind == "func_decl" && !inner.isStatic
        inner.isOverridable = inner.isMethod && !isFinal && !isHidden && !node.isMarked("final")
        inner.isSingleExpression = node.node("body").map(Self.isSingle) ?? false
        if node.kind == "func_decl" && !isHidden, let type = place.types.last, !inner.makes(type) {
            file.types[type, default: .init()].members.insert(inner.name)
        }
        for parameter in node.node("params")?.nodes("params") ?? [] where parameter.text("default_arg") != nil
        {
            var argument = inner
            argument.role = .defaultArgument(inner.usr)
            visit(parameter, in: argument)
        }
        if let body = node.node("body") {
            // Where the program starts, the real objects belong.
            if inner.isStatic && inner.name == "main()" { inner.role = .start }
            visit(body, in: inner)
        }
    }

    private mutating func visit(property node: SyntaxNode, in place: TypedFile.Place, isFinal: Bool) {
        var inner = place
        inner.usr = node.text("usr") ?? ""
        inner.name = node.fullName ?? ""
        inner.isStatic = node.isMarked("static")
        inner.resultType = node.text("interface_type") ?? ""
        let isHidden = ["private", "fileprivate"].contains(node.text("access") ?? "")
        let isStored = node.text("readImpl") == "stored"
        if isStored, inner.isStatic || place.types.isEmpty {
            file.sharedProperties[inner.usr] = (place.types.last, inner.resultType)
        }
        inner.isOverridable = !isFinal && !isHidden && !node.isMarked("final") && !inner.isStatic && !isStored
        if !isStored, !isHidden, !node.isMarked("implicit"), let type = place.types.last, !inner.makes(type) {
            file.types[type, default: .init()].members.insert(inner.name)
        }
        for accessor in node.nodes("accessors") {
            guard let body = accessor.node("body") else { continue }
            var own = inner
            own.isSingleExpression = Self.isSingle(body)
            if accessor.isMarked("implicit") {
                // The compiler moves the initial value of a lazy property into its getter.
                guard node.isMarked("lazy") else { continue }
                own = initialValue(of: node, in: place)
            }
            visit(body, in: own)
        }
    }

    /// Returns the place of the initial value of a property.
    private func initialValue(of node: SyntaxNode?, in place: TypedFile.Place) -> TypedFile.Place {
        var inner = place
        guard let node else {
            inner.role = .initialValue(isSettable: false)
            return inner
        }
        inner.usr = node.text("usr") ?? ""
        inner.name = node.fullName ?? ""
        inner.isStatic = node.isMarked("static")
        inner.resultType = node.text("interface_type") ?? ""
        let levels =
            [node.text("access")]
            + node.nodes("attrs").filter { $0.kind == "setter_access_attr" }.map { $0.text("access") }
        let isHidden = levels.contains { ["private", "fileprivate"].contains($0 ?? "") }
        inner.role = .initialValue(isSettable: !isHidden && !node.isMarked("let"))
        return inner
    }

    /// Reads code.
    private mutating func visit(_ node: SyntaxNode, in place: TypedFile.Place, at offset: Int? = nil) {
        let own = node.tokens?.first ?? offset
        switch node.kind {
        case "class_decl", "struct_decl", "enum_decl":
            // A type in a function is a part of the function.
            for member in node.nodes("members") where !member.isMarked("implicit") {
                visit(member, in: place, at: own)
            }
            return
        case "accessor_decl" where node.isMarked("implicit"): return
        case "call_expr":
            if let (usr, at) = Self.creation(node) {
                var reference = TypedFile.Reference(usr: usr, offset: at ?? own ?? 0, place: place)
                reference.isCreation = true
                reference.usesDefault = (node.node("args")?.nodes("args") ?? []).contains {
                    $0.node("expr")?.kind == "default_argument_expr"
                }
                file.references.append(reference)
            } else if Self.isOwnInitializer(node), let arguments = node.node("args"),
                let function = node.node("fn")
            {
                // What one initializer passes to another, a test can pass to that one.
                var inner = place
                inner.role = .ownInitializer
                visit(function, in: place, at: own)
                return visit(arguments, in: inner, at: own)
            }
        default: break
        }
        for (key, value) in node.fields {
            switch key {
            // What the code became after the compiler had resolved it is in another field.
            case "original_init" where node.fields["processed_init"] != nil: continue
            case "inherits", "substitutions", "generic_signature", "range", "name", "function_ref": continue
            case "decl":
                if let usr = SyntaxNode(value)?.text("decl_usr"), !usr.isEmpty, let own {
                    file.references.append(.init(usr: usr, offset: own, place: place))
                }
            default:
                if case .list(let values) = value {
                    for child in values.compactMap(SyntaxNode.init) { visit(child, in: place, at: own) }
                } else if let child = SyntaxNode(value) {
                    visit(child, in: place, at: own)
                }
            }
        }
    }

    /// Returns the initializer that a call uses, if the code names the type: `Store()`, but not `storeType.init()`.
    private static func creation(_ call: SyntaxNode) -> (usr: String, offset: Int?)? {
        guard let reference = call.node("fn"), reference.kind == "constructor_ref_call_expr",
            let base = reference.node("args")?.nodes("args").first?.node("expr"), base.kind == "type_expr",
            let function = reference.node("fn"),
            let usr = (function.node("decl") ?? function.node("sub_expr")?.node("decl"))?.text("decl_usr")
        else { return nil }
        return (usr, base.tokens?.first)
    }

    /// Whether a call is `self.init(…)` in an initializer.
    private static func isOwnInitializer(_ call: SyntaxNode) -> Bool {
        guard let function = call.node("fn"), let name = function.node("fn") else { return false }
        let base = function.node("args")?.nodes("args").first?.node("expr")
        return (name.node("sub_expr") ?? name).kind == "other_constructor_ref_expr"
            && base?.kind != "super_ref_expr"
    }

    private mutating func addConformances(of node: SyntaxNode, to usr: String) {
        guard case .object(let inherits) = node.fields["inherits"],
            case .list(let list) = inherits["conformances"]
        else { return }
        file.types[usr, default: .init()].protocols.formUnion(
            list.compactMap { SyntaxNode($0)?.text("protocol") })
    }

    private static func isSingle(_ body: SyntaxNode) -> Bool {
        guard body.nodes("elements").count == 1, let only = body.nodes("elements").first else { return false }
        return only.kind == "return_stmt" || only.kind.hasSuffix("_expr")
    }

    /// Returns the name that a pattern introduces.
    private static func name(in pattern: SyntaxNode) -> String? {
        pattern.kind == "pattern_named"
            ? pattern.declaredName : pattern.node("sub_pattern").flatMap(name(in:))
    }

    /// Returns the name of the declaration of a type: `s:4Core5StoreC` for `$s4Core5StoreCD`.
    private static func usr(ofType type: String) -> String {
        // A protocol has another name as a type.
        let name = "s:" + type.dropFirst(2).dropLast()
        return name.hasSuffix("_p") ? name.dropLast(2) + "P" : name
    }
}

extension TypedFile.Place {
    /// Whether it is a static member whose value is of the type that it belongs to: another way to make one.
    func makes(_ type: String) -> Bool { isStatic && resultType == "$s" + type.dropFirst(2) + "D" }

    /// Returns the place in a type.
    func inside(_ type: String, _ name: String? = nil) -> TypedFile.Place {
        var place = TypedFile.Place()
        let declared = name ?? UsedDeclaration(usr: type[...]).map { $0.plainName } ?? ""
        (place.types, place.typeNames) = (types + [type], typeNames + [declared])
        return place
    }
}

extension SyntaxNode {
    /// The name with the labels of the arguments, such as `save(_:)`; `nil` for a declaration without a name.
    fileprivate var fullName: String? {
        guard let name = declaredName else { return nil }
        let hasArguments = ["func_decl", "constructor_decl", "subscript_decl"].contains(kind)
        return hasArguments
            ? name + "(" + argumentLabels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" : name
    }
}
