import Foundation
import WorkbookSystem

/// How the declarations of some files can be used from other files, as far as the files say it.
///
/// Names of types and labels identify a declaration. Where two modules have it, its text before the body should be the same in both, so
/// that code that compiles with one of them compiles with the other.
struct VisibleSignatures {
    /// The texts of functions, initializers, types and properties with a written type, by what identifies them; overloaded ones have
    /// several.
    private(set) var texts: [String: Set<Signature>] = [:]
    /// The protocols and superclasses that types name, in extensions as well.
    private(set) var inherited: [String: Set<String>] = [:]
    /// The requirements of protocols, by the same keys as their texts.
    private(set) var requirements: [String: Signature] = [:]
    /// The keys of the initializers of structs that have no written one, such as `init(people:)`, by the struct.
    private(set) var memberwise: [String: [String]] = [:]
    /// What other files can use, with its types, such as `Queue.people`.
    private(set) var names: Set<String> = []
    /// What only its own file can use.
    private(set) var hidden: Set<String> = []
    /// The names of cases, by the enum.
    private(set) var cases: [String: Set<String>] = [:]
    /// The keys of what extensions declare, such as a default for a requirement.
    private(set) var extensionKeys: Set<String> = []

    /// Reads files with the compiler's trees.
    init(of files: [(source: Data, tree: SyntaxNode)]) {
        for (source, tree) in files {
            let tokens = Lexer.tokens(of: Array(source))
            for node in tree.nodes("items") { add(node, in: "", tokens, source) }
        }
    }

    private mutating func add(
        _ node: SyntaxNode, in type: String, _ tokens: [Token], _ source: Data, parent: String? = nil
    ) {
        if let name = node.declaredName {
            if node.isPrivate { hidden.insert(type + name) } else { names.insert(type + name) }
        }
        if node.isPrivate { return }
        let head = VisibleSignatures.head(of: node, tokens, source)
        let colon = head.prefix { $0.text != "where" }.firstIndex { $0.text == ":" }
        var inner = type
        switch node.kind {
        case "func_decl", "constructor_decl", "subscript_decl":
            let labels = node.argumentLabels.map { $0 + ":" }.joined()
            insert(
                Signature(head, of: source, VisibleSignatures.modifiers(of: node, source)),
                "\(type)\(node.declaredName ?? "")(\(labels))", parent)
        case "var_decl":
            guard let name = node.declaredName, colon != nil else { break }
            insert(Signature(head.prefix { $0.text != "=" }, of: source), type + name, parent)
        case "enum_element_decl":
            cases[type, default: []].insert(node.declaredName ?? "")
        case "typealias": insert(Signature(head, of: source), type + (node.declaredName ?? ""), parent)
        case "struct_decl", "class_decl", "enum_decl", "actor_decl", "protocol", "extension_decl":
            inner = type + (node.declaredName ?? node.text("extended_type") ?? "") + "."
            let list = colon.map { head[$0...].dropFirst().prefix { $0.text != "where" } } ?? []
            inherited[inner, default: []].formUnion(
                list.split { $0.text == "," }.map { $0.map(\.text).joined() })
            if node.kind == "struct_decl" {
                memberwise[inner] = VisibleSignatures.memberwise(node, tokens, source)
            }
            if node.kind != "extension_decl" {
                texts[inner, default: []].insert(Signature(head[..<(colon ?? head.endIndex)], of: source))
            }
        default: break
        }
        for member in node.nodes("members") { add(member, in: inner, tokens, source, parent: node.kind) }
    }

    /// Returns what stands before a declaration, as far as it decides who can use it.
    private static func modifiers(of node: SyntaxNode, _ source: Data) -> [String] {
        node.nodes("attrs").compactMap { attribute in
            if attribute.kind == "mutating_attr" { return "mutating" }
            guard attribute.kind == "custom_attr", let (first, _) = attribute.tokens else { return nil }
            let name = String(decoding: source[first...].prefix(10), as: UTF8.self)
            return name == "@MainActor" ? name : nil
        }
    }

    /// Returns the keys of the initializers that the compiler adds to a struct, without and with all properties that have a value;
    /// `nil` if it adds none that other files can use.
    private static func memberwise(_ node: SyntaxNode, _ tokens: [Token], _ source: Data) -> [String]? {
        let stored = node.nodes("members").filter { member in
            member.kind == "var_decl" && !member.isMarked("static")
                && !member.nodes("accessors").contains { $0.isMarked("get") }
        }.map { member in
            let hasValue = head(of: member, tokens, source).contains { $0.text == "=" }
            return (member, hasValue: hasValue || member.isMarked("lazy"))
        }.filter { !$0.hasValue || !$0.0.isMarked("let") }
        if node.nodes("members").contains(where: { $0.kind == "constructor_decl" })
            || stored.contains(where: \.0.isPrivate)
        {
            return nil
        }
        return [stored.filter { !$0.hasValue }, stored].map { properties in
            "init(\(properties.map { "\($0.0.declaredName ?? ""):" }.joined()))"
        }
    }

    private mutating func insert(_ signature: Signature, _ key: String, _ parent: String?) {
        texts[key, default: []].insert(signature)
        if parent == "protocol" { requirements[key] = signature }
        if parent == "extension_decl" { extensionKeys.insert(key) }
    }

    /// Returns the tokens of a declaration from its keyword on, before its body.
    private static func head(of node: SyntaxNode, _ tokens: [Token], _ source: Data) -> ArraySlice<Token> {
        guard let (first, last) = node.tokens,
            let start = tokens.firstIndex(where: { $0.range.lowerBound >= first })
        else { return [] }
        // The tree gives a property the range of its name, so the end of the line ends it.
        let end =
            node.kind == "var_decl"
            ? source[first...].firstIndex(of: UInt8(ascii: "\n")) ?? source.endIndex : last
        var depth = 0
        let count = tokens[start...].prefix { token in
            if token.range.lowerBound > end || depth == 0 && ["{", ";"].contains(token.text) { return false }
            depth += ["(", "["].contains(token.text) ? 1 : [")", "]"].contains(token.text) ? -1 : 0
            return true
        }.count
        return tokens[start..<(start + count)]
    }
}
