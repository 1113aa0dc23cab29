import Foundation
import WorkbookSystem

/// A Swift source file, as far as mutants can be made of it: its tokens, bodies, properties and modifiers.
package struct SourceFile: Sendable {
    /// The file's name.
    package let name: String
    let bytes: [UInt8]
    let tokens: [Token]
    private(set) var bodies: [CodeBody] = []
    private(set) var properties: [StoredProperty] = []
    private(set) var modifiers: [Modifier] = []
    /// The indices of tokens by where they begin.
    private let indices: [Int: Int]
    /// Where the lines begin, in bytes.
    private let lineStarts: [Int]
    /// The code whose changes tell nothing about tests.
    private(set) var incidental: [Range<Int>] = []

    /// Takes a source apart.
    ///
    /// - Parameter tree: The compiler's syntax tree of the same source.
    package init(name: String, data: Data, tree: SyntaxNode) {
        self.name = name
        bytes = Array(data)
        tokens = Lexer.tokens(of: bytes)
        indices = Dictionary(
            tokens.enumerated().map { ($1.range.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
        lineStarts = [0] + data.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
        incidental = IncidentalCode(tokens: tokens).ranges
        for item in tree.nodes("items") { visit(item, in: []) }
    }

    /// Returns the text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the number of the line that an offset is in, from 1.
    func line(of offset: Int) -> Int { SourceFile.count(in: lineStarts) { $0 <= offset } }

    /// Returns the line and the column of an offset, both from 1; columns count bytes.
    func position(of offset: Int) -> SourcePosition {
        let line = line(of: offset)
        return SourcePosition(line: line, column: offset - lineStarts[line - 1] + 1)
    }

    /// Returns how many elements at the start of a sorted list fulfill a condition.
    private static func count<Element>(in list: [Element], where isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(list[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the place of a node; `nil` if the compiler gives none, or one that isn't a token.
    func range(of node: SyntaxNode) -> Range<Int>? {
        guard let (first, last) = node.tokens, let end = indices[last], indices[first] != nil else {
            return nil
        }
        return first..<max(first, tokens[end].range.upperBound)
    }

    /// Returns the indices of the tokens in a range.
    func tokenIndices(in range: Range<Int>) -> Range<Int> {
        let first = SourceFile.count(in: tokens) { $0.range.lowerBound < range.lowerBound }
        let end = SourceFile.count(in: tokens) { $0.range.lowerBound < range.upperBound }
        return first..<max(first, end)
    }

    /// Returns the indices in `range` at which a condition holds for a token that is not inside of a group.
    func indices(in range: Range<Int>, where condition: (Int) -> Bool) -> [Int] {
        var depth = 0
        return range.filter { index in
            if tokens[index].closes { depth -= 1 }
            defer { if tokens[index].opens { depth += 1 } }
            return depth == 0 && condition(index)
        }
    }

    /// Splits a range of tokens at a separator outside of all groups; empty parts are left out.
    func split(_ range: Range<Int>, at separator: String) -> [Range<Int>] {
        let separators = indices(in: range) { tokens[$0].text == separator }
        let starts = [range.lowerBound] + separators.map { $0 + 1 }
        return zip(starts, separators + [range.upperBound]).filter { $0 < $1 }.map { $0..<$1 }
    }

    /// Whether a range of tokens opens more angle brackets than it closes.
    func opensMoreAngles(in range: Range<Int>) -> Bool {
        let symbols = tokens[range].filter { $0.kind == .symbol && $0.text != "->" }.map(\.text)
        return symbols.reduce(0) { $0 + $1.count { $0 == "<" } - $1.count { $0 == ">" } } > 0
    }

    /// Returns the place of a range of tokens, which is not empty.
    func range(ofTokens indices: Range<Int>) -> Range<Int> {
        tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound - 1].range.upperBound
    }

    private mutating func visit(_ node: SyntaxNode, in types: [String]) {
        let outline = Outline(file: self, types: types)
        modifiers += outline.modifiers(of: node)
        switch node.kind {
        case "class_decl", "struct_decl", "enum_decl", "extension_decl":
            let name = node.declaredName ?? node.text("extended_type") ?? ""
            let members = node.nodes("members")
            if node.kind == "class_decl" || node.kind == "struct_decl" {
                properties += Outline(file: self, types: types + [name]).properties(of: members)
            }
            for member in members { visit(member, in: types + [name]) }
        case "func_decl", "constructor_decl", "destructor_decl":
            if let body = outline.body(of: node) { bodies.append(body) }
        case "var_decl", "subscript_decl":
            for accessor in node.nodes("accessors") {
                if let body = outline.body(of: accessor, property: node) { bodies.append(body) }
            }
        default: break
        }
    }
}
