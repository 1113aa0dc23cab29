import WorkbookSystem

/// Finds the statements of blocks.
///
/// The compiler's tree has a range for each statement, but none for an expression that stands alone. Those lie between the
/// others, and the tree says how many there are; so tokens tell where each of them begins.
struct Blocks {
    var file: SourceFile

    /// Returns a block and all blocks inside of it, also those of closures.
    func all(in node: SyntaxNode) -> [Block] {
        let inner = node.children.sorted { ($0.tokens?.first ?? 0) < ($1.tokens?.first ?? 0) }.flatMap(
            all(in:))
        guard node.kind == "brace_stmt", let block = block(node) else { return inner }
        return [block] + inner.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func block(_ node: SyntaxNode) -> Block? {
        guard let range = file.range(of: node), !range.isEmpty else { return nil }
        let hasBraces = file.bytes[range.lowerBound] == UInt8(ascii: "{")
        guard hasBraces || node.isMarked("implicit") else { return nil }
        var inside = hasBraces ? range.lowerBound + 1..<range.upperBound - 1 : range
        if hasBraces, let head = closureHead(in: inside) { inside = head..<inside.upperBound }
        return Block(range: range, hasBraces: hasBraces, statements: statements(of: node, in: inside))
    }

    /// Returns where the statements of a closure begin, if it has captures or parameters.
    private func closureHead(in inside: Range<Int>) -> Int? {
        let tokens = file.tokenIndices(in: inside)
        let keyword = file.indices(in: tokens) {
            // A member can have the same name: `date.in(region)`.
            file.tokens[$0].text == "in" && ($0 == 0 || file.tokens[$0 - 1].text != ".")
        }.first
        // `for x in list` has the same word; it begins with `for`.
        guard let keyword, !file.tokens[tokens.lowerBound..<keyword].contains(where: { $0.text == "for" })
        else {
            return nil
        }
        return file.tokens[keyword].range.upperBound
    }

    private func statements(of node: SyntaxNode, in inside: Range<Int>) -> [Statement] {
        var found: [Statement] = []
        var open = 0
        var start = inside.lowerBound
        // The variables of a binding follow it as elements of their own.
        for element in node.nodes("elements") where element.kind != "var_decl" {
            guard element.tokens != nil, let range = file.range(of: element) else {
                open += 1
                continue
            }
            found += expressions(open, in: start..<range.lowerBound)
            found.append(Statement(kind: element.kind, range: range, node: element))
            open = 0
            start = range.upperBound
        }
        return found + expressions(open, in: start..<inside.upperBound)
    }

    /// Returns the expressions in a range, if there are as many as the tree says.
    private func expressions(_ count: Int, in range: Range<Int>) -> [Statement] {
        var tokens = file.tokenIndices(in: range)
        // A semicolon between statements belongs to none of them.
        while let first = tokens.first, file.tokens[first].text == ";" { tokens.removeFirst() }
        guard count > 0, !tokens.isEmpty else { return [] }
        let starts = file.indices(in: tokens) { isStart($0, first: tokens.lowerBound) }
        let ranges =
            count == 1
            ? [tokens] : zip(starts, starts.dropFirst() + [tokens.upperBound]).map { $0..<$1 }
        guard ranges.count == count else { return [] }
        return ranges.map { tokens in
            let end =
                file.tokens[tokens.upperBound - 1].text == ";" ? tokens.upperBound - 1 : tokens.upperBound
            return Statement(kind: "expr", range: file.range(ofTokens: tokens.lowerBound..<end), node: nil)
        }
    }

    /// Whether a new expression begins with a token.
    private func isStart(_ index: Int, first: Int) -> Bool {
        if index == first { return true }
        let token = file.tokens[index]
        let previous = file.tokens[index - 1]
        if previous.text == ";" { return true }
        guard token.startsLine else { return false }
        let continues = token.isInfix || [".", "?", ":", "else"].contains(token.text) || token.closes
        return !continues && !previous.isInfix && ![",", ":", "."].contains(previous.text)
    }
}
