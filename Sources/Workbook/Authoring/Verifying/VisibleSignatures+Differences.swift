extension VisibleSignatures {
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
        let implied =
            memberwise.compactMap { type, keys -> Difference? in
                let theirs = other.texts.filter { $0.key.hasPrefix("\(type)init(") }
                guard !theirs.isEmpty, keys.allSatisfy({ theirs[type + $0] == nil }), let own = keys.last
                else { return nil }
                return Difference(own: own, other: theirs.values.flatMap { $0.map(\.text) }.min())
            }
            + other.memberwise.compactMap { type, keys -> Difference? in
                let mine = texts.filter { $0.key.hasPrefix("\(type)init(") }
                guard !mine.isEmpty, keys.allSatisfy({ mine[type + $0] == nil }), let other = keys.last else {
                    return nil
                }
                return mine.values.flatMap { $0.map(\.text) }.min().map { Difference(own: $0, other: other) }
            }
        let required = other.requirements.filter { key, _ in
            requirements[key] == nil && !other.extensionKeys.contains(key)
                && inherited[key.prefix { $0 != "." } + "."] != nil
        }.map { key, requirement in
            let name = "protocol \(key.prefix { $0 != "." })"
            return Difference(own: name, other: "\(name) with \(requirement.text)")
        }
        let switched = cases.compactMap { type, own -> Difference? in
            let more = (other.cases[type] ?? own).subtracting(own).sorted()
            let name = "enum \(type.dropLast())"
            // A `switch` in a test would lack it.
            return more.isEmpty
                ? nil : Difference(own: name, other: "\(name) with case \(more.joined(separator: ", "))")
        }
        let changed = texts.compactMap { key, own -> Difference? in
            guard let theirs = other.texts[key], !own.contains(where: { theirs.contains(where: $0.isAlike) })
            else { return nil }
            return own.map(\.text).min().map { Difference(own: $0, other: theirs.map(\.text).min()) }
        }
        // One of several initializers may be private.
        let closed = names.intersection(other.hidden).subtracting(other.names).map {
            Difference(own: $0, other: "private \($0)")
        }
        let more =
            !isWhole
            ? []
            : inherited.compactMap { type, own -> Difference? in
                guard let theirs = other.inherited[type] else { return nil }
                let implied = theirs.flatMap { VisibleSignatures.implied[$0] ?? [] }
                let only = own.subtracting(theirs).subtracting(implied).sorted()
                return only.isEmpty
                    ? nil : Difference(own: "\(type.dropLast()): \(only.joined(separator: ", "))")
            }
        return (changed + renamed + switched + implied + required + closed + more).sorted { $0.own < $1.own }
    }

    /// What conforms to a protocol of the standard library because it conforms to another one.
    private static let implied = [
        "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
    ]
}
