import WorkbookSystem

/// Finds in the syntax tree what can be mutated.
struct Outline {
    var file: SourceFile
    /// The names of the types around a declaration.
    var types: [String]

    private func path(_ name: String) -> String { (types + [name]).joined(separator: ".") }

    /// Returns the body of a function, initializer or accessor; `nil` if it has none, as in a protocol.
    ///
    /// - Parameter property: The property or subscript of an accessor.
    func body(of node: SyntaxNode, property: SyntaxNode? = nil) -> CodeBody? {
        guard let block = node.node("body"), let range = file.range(of: block),
            file.bytes[range.lowerBound] == UInt8(ascii: "{")
        else { return nil }
        let isGetter = node.isMarked("get")
        let name = (property ?? node).declaredName ?? ""
        let result =
            if let property { isGetter ? valueType(of: property) : nil } else {
                resultType(of: node, before: range)
            }
        let blocks = Blocks(file: file).all(in: block)
        let own = blocks.first?.statements ?? []
        let inner = inner(of: block)
        let isImplied =
            own.count == 1 && result != nil
            && (own[0].isExpression
                || ["if_stmt", "switch_stmt"].contains(own[0].kind) && !returns(own[0].range, outside: inner))
        return CodeBody(
            name: path(property == nil || isGetter ? name : "\(name) (setter)"),
            labels: property == nil ? labels(of: node) : "", range: range,
            resultType: result,
            parameters: parameters(of: node), blocks: blocks, impliedResult: isImplied ? own[0].range : nil,
            inner: inner,
            canLeaveEarly: node.kind != "constructor_decl")
    }

    /// Whether there is a `return` in a range, other than those of closures.
    ///
    /// If there is one, an `if` or a `switch` in the range is not an expression.
    private func returns(_ range: Range<Int>, outside inner: [Range<Int>]) -> Bool {
        file.tokens[file.tokenIndices(in: range)].contains { token in
            token.text == "return" && !inner.contains { $0.contains(token.range.lowerBound) }
        }
    }

    /// Returns the labels of a function's arguments: `(_:to:)`.
    private func labels(of node: SyntaxNode) -> String {
        if node.kind == "destructor_decl" { return "" }
        return "(" + node.argumentLabels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }

    /// Returns the braces of the closures and local functions in a block.
    private func inner(of node: SyntaxNode) -> [Range<Int>] {
        let isOwn = ["closure_expr", "func_decl", "accessor_decl", "constructor_decl"].contains(node.kind)
        let own = isOwn ? node.node("body").flatMap { file.range(of: $0) } : nil
        return [own].compactMap { $0 } + node.children.flatMap(inner)
    }

    /// Returns what stands between the arrow and the body.
    private func resultType(of node: SyntaxNode, before body: Range<Int>) -> String? {
        guard let (start, _) = node.tokens else { return nil }
        let header = file.tokenIndices(in: start..<body.lowerBound)
        let arrows = file.indices(in: header) { file.tokens[$0].text == "->" }
        guard let arrow = arrows.first, arrow + 1 < header.upperBound else { return nil }
        let type = file.text(file.range(ofTokens: arrow + 1..<header.upperBound))
        return type == "Void" || type == "()" ? nil : type
    }

    /// Returns the type of a property as it is written.
    private func valueType(of property: SyntaxNode) -> String? {
        guard let (start, last) = property.tokens else { return nil }
        if property.kind == "subscript_decl" {
            let header = file.tokenIndices(in: start..<last)
            guard let arrow = header.first(where: { file.tokens[$0].text == "->" }) else { return nil }
            return typeText(from: arrow + 1)
        }
        let next = file.tokenIndices(in: start..<file.bytes.count)
        guard next.count > 2, file.tokens[next.lowerBound + 1].text == ":" else { return nil }
        return typeText(from: next.lowerBound + 2)
    }

    /// Returns the type that begins at a token.
    private func typeText(from first: Int) -> String? {
        var (end, depth) = (first, 0)
        while end < file.tokens.endIndex {
            let token = file.tokens[end]
            let isEnd =
                token.closes || ["{", "=", ","].contains(token.text) || token.startsLine && end > first
            if depth == 0 && isEnd { break }
            depth += token.opens ? 1 : token.closes ? -1 : 0
            end += 1
        }
        return end == first ? nil : file.text(file.range(ofTokens: first..<end))
    }

    private func parameters(of node: SyntaxNode) -> [CodeBody.Parameter] {
        guard let list = node.node("params"), let range = file.range(of: list) else { return [] }
        let tokens = file.tokenIndices(in: range)
        guard tokens.count > 2, file.tokens[tokens.lowerBound].text == "(" else { return [] }
        let inside = tokens.lowerBound + 1..<tokens.upperBound - 1
        return file.split(inside, at: ",").reduce(into: [Range<Int>]()) { parts, part in
            // A comma may stand between the types of a generic one: `KeyPath<Root, Value>`.
            if let last = parts.last, file.opensMoreAngles(in: last) {
                parts[parts.count - 1] = last.lowerBound..<part.upperBound
            } else {
                parts.append(part)
            }
        }.compactMap { part in
            guard let colon = file.indices(in: part, where: { file.tokens[$0].text == ":" }).first,
                colon > part.lowerBound
            else { return nil }
            let equals = file.indices(in: part) { file.tokens[$0].text == "=" }.first
            let typeEnd = equals ?? part.upperBound
            guard typeEnd > colon + 1 else { return nil }
            return CodeBody.Parameter(
                name: file.tokens[colon - 1].text, type: file.text(file.range(ofTokens: colon + 1..<typeEnd)),
                defaultValue: equals.map { file.text(file.range(ofTokens: $0 + 1..<part.upperBound)) },
                offset: file.tokens[colon - 1].range.lowerBound)
        }
    }

    /// Returns the stored properties among a type's members.
    func properties(of members: [SyntaxNode]) -> [StoredProperty] {
        var found: [StoredProperty] = []
        for (binding, variable) in zip(members, members.dropFirst())
        where binding.kind == "pattern_binding_decl" && variable.kind == "var_decl" {
            guard binding.nodes("pattern_entries").count == 1, let whole = file.range(of: binding),
                let name = variable.declaredName, let (place, _) = variable.tokens,
                let keyword = keyword(before: place),
                !variable.nodes("accessors").contains(where: { $0.isMarked("get") })
            else { continue }
            let attributes = variable.nodes("attrs")
            let starts = attributes.compactMap { $0.tokens?.first }
            let start = (starts + [keyword.range.lowerBound]).min() ?? keyword.range.lowerBound
            let tokens = file.tokenIndices(in: place..<whole.upperBound)
            let equals = file.indices(in: tokens) { file.tokens[$0].text == "=" }.first
            let initial = equals.map { file.text(file.range(ofTokens: $0 + 1..<tokens.upperBound)) }
            let special: Set<String> = ["reference_ownership_attr", "lazy_attr", "custom_attr"]
            found.append(
                StoredProperty(
                    path: path(name), name: name,
                    type: valueType(of: variable) ?? initial.flatMap(Outline.type(of:)),
                    initialValue: initial, start: start, keyword: keyword,
                    isSpecial: variable.isMarked("static")
                        || attributes.contains { special.contains($0.kind) }
                        || !variable.nodes("accessors").isEmpty))
        }
        return found
    }

    private func keyword(before offset: Int) -> Token? {
        file.tokens.last { $0.range.upperBound <= offset }.flatMap {
            ["var", "let"].contains($0.text) ? $0 : nil
        }
    }

    /// Returns the type that a literal has if nothing else is said.
    private static func type(of literal: String) -> String? {
        if ["true", "false"].contains(literal) { return "Bool" }
        if literal.hasPrefix("\"") { return "String" }
        return Int(literal) == nil ? nil : "Int"
    }

    /// Returns the modifiers of a declaration.
    func modifiers(of node: SyntaxNode) -> [Modifier] {
        node.nodes("attrs").compactMap { attribute in
            guard let range = file.range(of: attribute) else { return nil }
            let text = file.text(range)
            return Modifier(declaration: path(node.declaredName ?? ""), text: text, range: range)
        }
    }
}
