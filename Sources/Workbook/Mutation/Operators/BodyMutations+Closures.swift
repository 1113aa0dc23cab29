import WorkbookSystem

extension BodyMutations {
    /// Objects that a closure keeps alive.
    var closures: [MutantDraft] {
        inside.compactMap { index in
            let token = file.tokens[index]
            guard ["weak", "unowned"].contains(token.text), index > inside.lowerBound,
                index + 1 < inside.upperBound,
                ["[", ","].contains(file.tokens[index - 1].text)
            else { return nil }
            let name = file.tokens[index + 1].text
            // A capture with a value of its own: `[weak box = owner.box]`.
            let hasValue = index + 2 < inside.upperBound && file.tokens[index + 2].text == "="
            let strong = token.text == "unowned" || hasValue ? name : "\(name) = Optional(\(name))"
            return MutantDraft(
                "strong-capture", file, file.range(ofTokens: index..<index + 2), by: strong,
                change: "a closure keeps `\(name)` alive")
        }
    }
}
