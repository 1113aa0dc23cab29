import WorkbookSystem

/// Splits the normalized tokens of a file into units, one for each declaration, so that their order makes no difference.
struct CodeUnits {
    /// The units.
    ///
    /// The short declarations of a type are one unit, in an order that depends only on their content.
    private(set) var units: [[NormalizedToken]] = []
    private let tokens: [Token]
    private let normalized: [NormalizedToken?]
    private let shortest: Int

    /// Splits a file.
    ///
    /// - Parameters:
    ///   - names: The names that the submission declares, in any of its files.
    ///   - shortest: How many tokens a declaration needs to be a unit by itself.
    init(text: String, outline: SourceOutline, names: Set<String>, shortest: Int) {
        let bytes = Array(text.utf8)
        tokens = Lexer.tokens(of: bytes)
        normalized = NormalizedToken.normalize(tokens, lines: LineNumbers(bytes), names: names)
        self.shortest = shortest
        split(outline.declarations, in: 0..<tokens.count, after: [])
    }

    /// Splits a range of tokens; what precedes a declaration, such as an attribute, belongs to it.
    private mutating func split(
        _ declarations: [SourceOutline.Declaration], in range: Range<Int>, after header: [NormalizedToken]
    ) {
        var short = [header]
        var start = range.lowerBound
        for declaration in declarations {
            let end = min(range.upperBound, index(at: declaration.lastToken) + 1)
            guard end > start else { continue }
            if let members = declaration.members {
                let name = min(end, max(start, index(at: declaration.start)))
                let brace = tokens[name..<end].firstIndex { $0.text == "{" } ?? end - 1
                split(members, in: brace + 1..<end, after: normalized[start...brace].compactMap { $0 })
            } else {
                let unit = normalized[start..<end].compactMap { $0 }
                if unit.count < shortest { short.append(unit) } else { units.append(unit) }
            }
            start = end
        }
        short.append(normalized[start..<range.upperBound].compactMap { $0 })
        units.append(
            short.sorted { $0.map(\.hash).lexicographicallyPrecedes($1.map(\.hash)) }.flatMap { $0 })
    }

    /// Returns the index of the token that begins at an offset, or else of the next one.
    private func index(at offset: Int) -> Int {
        tokens.firstIndex(fromWhich: { $0.range.lowerBound >= offset })
    }
}
