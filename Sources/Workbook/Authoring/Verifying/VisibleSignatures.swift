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

    /// A declaration before its body.
    private struct Signature: Hashable {
        /// The declaration as it is written, in one line.
        var text: String
        /// Its words and signs, which don't depend on blanks and line ends.
        var words: [String]

        init(_ tokens: some Collection<Token>, of source: Data) {
            words = tokens.map(\.text)
            let ranges = tokens.map(\.range)
            let slice = source[(ranges.first?.lowerBound ?? 0)..<(ranges.last?.upperBound ?? 0)]
            text = String(decoding: slice, as: UTF8.self).split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
        }

        static func == (first: Signature, second: Signature) -> Bool { first.words == second.words }

        func hash(into hasher: inout Hasher) { hasher.combine(words) }
    }

    /// Reads files with the compiler's trees.
    init(of files: [(source: Data, tree: SyntaxNode)]) {
        for (source, tree) in files {
            let tokens = Lexer.tokens(of: Array(source))
            for node in tree.nodes("items") { add(node, in: "", tokens, source) }
        }
    }

    private mutating func add(_ node: SyntaxNode, in type: String, _ tokens: [Token], _ source: Data) {
        if node.isPrivate { return }
        let head = VisibleSignatures.head(of: node, tokens, source)
        let colon = head.firstIndex { $0.text == ":" }
        var inner = type
        switch node.kind {
        case "func_decl", "constructor_decl", "subscript_decl":
            let labels = node.argumentLabels.map { $0 + ":" }.joined()
            texts["\(type)\(node.declaredName ?? "")(\(labels))", default: []].insert(
                Signature(head, of: source))
        case "var_decl":
            guard let name = node.declaredName, colon != nil else { break }
            texts[type + name, default: []].insert(
                Signature(head.prefix { $0.text != "=" }, of: source))
        case "struct_decl", "class_decl", "enum_decl", "actor_decl", "protocol_decl", "extension_decl":
            inner = type + (node.declaredName ?? node.text("extended_type") ?? "") + "."
            let list = colon.map { head[$0...].dropFirst().prefix { $0.text != "where" } } ?? []
            inherited[inner, default: []].formUnion(
                list.split { $0.text == "," }.map { $0.map(\.text).joined() })
            if node.kind != "extension_decl" {
                texts[inner, default: []].insert(Signature(head[..<(colon ?? head.endIndex)], of: source))
            }
        default: break
        }
        for member in node.nodes("members") { add(member, in: inner, tokens, source) }
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
    func differences(from other: VisibleSignatures) -> [Difference] {
        let changed = texts.compactMap { key, own -> Difference? in
            guard let theirs = other.texts[key], own.isDisjoint(with: theirs) else { return nil }
            return own.map(\.text).min().map { Difference(own: $0, other: theirs.map(\.text).min()) }
        }
        let more = inherited.compactMap { type, own -> Difference? in
            guard let theirs = other.inherited[type] else { return nil }
            let only = own.subtracting(theirs).sorted()
            return only.isEmpty ? nil : Difference(own: "\(type.dropLast()): \(only.joined(separator: ", "))")
        }
        return (changed + more).sorted { $0.own < $1.own }
    }
}
