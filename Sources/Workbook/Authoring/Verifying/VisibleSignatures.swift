import Foundation
import WorkbookSystem

/// How the declarations of some files can be used from other files, as far as the files say it.
///
/// Names of types and labels identify a declaration. Where two modules have it, its text before the body should be the same in both, so
/// that code that compiles with one of them compiles with the other.
struct VisibleSignatures {
    /// The texts of functions, initializers, types and properties with a written type, by what identifies them; overloaded ones have
    /// several.
    private var texts: [String: Set<Signature>] = [:]
    /// The protocols and superclasses that types name, in extensions as well.
    private var inherited: [String: Set<String>] = [:]

    /// The requirements of protocols, by the same keys as their texts.
    private var requirements: [String: Signature] = [:]
    /// The keys of what extensions declare, such as a default for a requirement.
    private var extensionKeys: Set<String> = []

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
        if node.isPrivate { return }
        let head = VisibleSignatures.head(of: node, tokens, source)
        let colon = head.firstIndex { $0.text == ":" }
        var inner = type
        switch node.kind {
        case "func_decl", "constructor_decl", "subscript_decl":
            let labels = node.argumentLabels.map { $0 + ":" }.joined()
            let isMutating = node.nodes("attrs").contains { $0.kind == "mutating_attr" }
            insert(
                Signature(head, of: source, isMutating ? ["mutating"] : []),
                "\(type)\(node.declaredName ?? "")(\(labels))", parent)
        case "var_decl":
            guard let name = node.declaredName, colon != nil else { break }
            insert(Signature(head.prefix { $0.text != "=" }, of: source), type + name, parent)
        case "typealias": insert(Signature(head, of: source), type + (node.declaredName ?? ""), parent)
        case "struct_decl", "class_decl", "enum_decl", "actor_decl", "protocol", "extension_decl":
            inner = type + (node.declaredName ?? node.text("extended_type") ?? "") + "."
            let list = colon.map { head[$0...].dropFirst().prefix { $0.text != "where" } } ?? []
            inherited[inner, default: []].formUnion(
                list.split { $0.text == "," }.map { $0.map(\.text).joined() })
            if node.kind != "extension_decl" {
                texts[inner, default: []].insert(Signature(head[..<(colon ?? head.endIndex)], of: source))
            }
        default: break
        }
        for member in node.nodes("members") { add(member, in: inner, tokens, source, parent: node.kind) }
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

    /// What one of two modules has otherwise than the other.
    struct Difference: Equatable {
        /// The text of a declaration, or a type with what it conforms to or inherits from.
        var own: String
        /// The text in the other one; `nil` if that only lacks something.
        var other: String?
    }

    /// Returns what a module with these declarations has otherwise than another one, in alphabetical order.
    ///
    /// - Parameter isWhole: Whether this module may have nothing that the other one lacks; otherwise only what both have is compared.
    func differences(from other: VisibleSignatures, isWhole: Bool = true) -> [Difference] {
        func base(_ key: String) -> Substring { key.prefix { $0 != "(" } }
        let (bases, others) = (
            Dictionary(grouping: texts.keys, by: base), Dictionary(grouping: other.texts.keys, by: base)
        )
        // Another label is another function. An initializer that isn't written may be the compiler's.
        let renamed = bases.flatMap { base, keys -> [Difference] in
            let theirs = others[base] ?? []
            let lacking = keys.filter { !theirs.contains($0) && $0.contains("(") }
            let isLacking =
                isWhole ? !theirs.isEmpty || base.hasSuffix("subscript") : Set(keys).isDisjoint(with: theirs)
            guard !lacking.isEmpty, isLacking, isWhole || !theirs.isEmpty else { return [] }
            let text = theirs.filter { !keys.contains($0) }.flatMap { other.texts[$0] ?? [] }.map(\.text)
                .min()
            return lacking.flatMap { texts[$0] ?? [] }.map { Difference(own: $0.text, other: text) }
        }
        let required = other.requirements.filter { key, _ in
            requirements[key] == nil && !other.extensionKeys.contains(key)
                && inherited[key.prefix { $0 != "." } + "."] != nil
        }.map { key, requirement in
            let name = "protocol \(key.prefix { $0 != "." })"
            return Difference(own: name, other: "\(name) with \(requirement.text)")
        }
        let changed = texts.compactMap { key, own -> Difference? in
            guard let theirs = other.texts[key], own.isDisjoint(with: theirs) else { return nil }
            return own.map(\.text).min().map { Difference(own: $0, other: theirs.map(\.text).min()) }
        }
        let more =
            !isWhole
            ? []
            : inherited.compactMap { type, own -> Difference? in
                guard let theirs = other.inherited[type] else { return nil }
                let only = own.subtracting(theirs).sorted()
                return only.isEmpty
                    ? nil : Difference(own: "\(type.dropLast()): \(only.joined(separator: ", "))")
            }
        return (changed + renamed + required + more).sorted { $0.own < $1.own }
    }
}
