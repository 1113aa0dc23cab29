import WorkbookSystem

extension ModuleInterface {
    /// What one of two modules has otherwise than the other.
    struct Difference: Codable, Equatable {
        /// The text of a declaration, or a type with what it conforms to or inherits from.
        var own: String
        /// The text in the other one; `nil` if that only lacks something.
        var other: String?
    }

    /// A declaration of which another module has nothing like it.
    struct Lacking: Codable, Equatable {
        /// Its name with its types and labels, or the whole declaration if the other module has the same name with other types.
        var text: String
        /// Its name alone.
        var baseName: String
    }

    /// How a module differs from another one, in alphabetical order.
    struct Comparison: Codable, Equatable {
        var differences: [Difference]
        var lacking: [Lacking]
    }

    /// Compares what tests can use with another module of the same name.
    ///
    /// - Parameter isWhole: Whether the other one must have everything; otherwise only what both have is compared, and what is lacking.
    func comparison(with other: ModuleInterface, isWhole: Bool = true) -> Comparison {
        let missing = ownDeclarations(missingIn: other)
        let texts = missing.compactMap { id, own -> Difference? in
            let found = other.declarations[id] ?? other.alternatives(to: own, than: self, isWhole).first
            return found.map { Difference(own: own.text, other: $0.text) }
        }
        let more = [differentRequirements(other), differentCases(other), isWhole ? lackingTypes(other) : []]
        let lacking = missing.filter { id, own in
            other.declarations[id] == nil && other.alternatives(to: own, than: self).isEmpty
        }.values.map { own in
            let isOverload = other.declarations.values.contains { $0.path == own.path }
            return Lacking(
                text: isOverload ? own.text : own.name,
                baseName: String(own.path.last?.prefix { $0 != "(" } ?? ""))
        }
        return Comparison(
            differences: (texts + more.joined()).sorted { $0.own < $1.own },
            lacking: lacking.sorted { $0.text < $1.text })
    }

    /// Returns the declarations that another module lacks or has otherwise, without those in a type of which that holds as well.
    private func ownDeclarations(missingIn other: ModuleInterface) -> [String: Declaration] {
        let all = declarations.filter { id, own in
            guard let theirs = other.declarations[id] else { return !other.stands(for: own) }
            return !own.isLike(theirs)
        }
        let paths = Set(all.values.map(\.path))
        return all.filter { _, own in
            own.path.indices.dropFirst().allSatisfy { !paths.contains(Array(own.path[..<$0])) }
        }
    }

    /// Returns whether a declaration that isn't here can be used nevertheless.
    private func stands(for declaration: Declaration) -> Bool {
        let name = declaration.path.last ?? ""
        return ModuleInterface.synthesized.contains(name)
            || name == "init()"
                && declarations.values.contains { other in
                    other.base == declaration.base && other.defaults.allSatisfy { $0 != nil }
                }
    }

    /// What the compiler writes for a type that conforms to a protocol, without listing it.
    private static let synthesized: Set<String> = [
        "==(_:_:)", "<(_:_:)", "hash(into:)", "hashValue", "encode(to:)", "init(from:)", "allCases",
        "rawValue", "init(rawValue:)",
    ]

    /// Returns what has the name of another module's declaration, and isn't in that module; those with the same labels first.
    private func alternatives(
        to declaration: Declaration, than module: ModuleInterface, _ isWhole: Bool = true
    ) -> [Declaration] {
        let all = declarations.filter { $1.base == declaration.base }
        if !isWhole && all.contains(where: { module.declarations[$0.key] != nil }) { return [] }
        return all.filter { module.declarations[$0.key] == nil }.values.sorted {
            ($0.path == declaration.path ? 0 : 1, $0.text) < ($1.path == declaration.path ? 0 : 1, $1.text)
        }
    }

    /// A double in a test would lack the requirements that only the other one has.
    private func differentRequirements(_ other: ModuleInterface) -> [Difference] {
        requirements.keys.compactMap { id in difference(of: id, by: other.requirements[id] ?? [], other) }
    }

    /// A `switch` in a test would lack the cases that only the other one has, and their order can matter.
    private func differentCases(_ other: ModuleInterface) -> [Difference] {
        cases.compactMap { id, own in
            let others = other.cases[id] ?? []
            let isOrdered = !(inherited[id] ?? []).isDisjoint(with: ModuleInterface.orders)
            guard isOrdered, own != others, own.sorted() == others.sorted(), let type = declarations[id]
            else {
                return difference(of: id, by: others, other)
            }
            func list(_ ids: [String]) -> String {
                "\(type.text) { \(ids.compactMap { other.declarations[$0]?.text }.joined(separator: "; ")) }"
            }
            return Difference(own: list(own), other: list(others))
        }
    }

    /// What depends on the order of cases.
    private static let orders: Set<String> = [
        "Swift.CaseIterable", "Swift.Comparable", "Swift.RawRepresentable",
    ]

    /// Returns the difference of a type to which the other module adds members; one that has another type there is none.
    private func difference(of id: String, by members: some Sequence<String>, _ other: ModuleInterface)
        -> Difference?
    {
        let paths = Set(declarations.values.map(\.path))
        let more = members.compactMap { other.declarations[$0] }.filter { !paths.contains($0.path) }.map(
            \.text
        ).sorted()
        guard let type = declarations[id], !more.isEmpty else { return nil }
        return Difference(own: type.text, other: "\(type.text) with \(more.joined(separator: ", "))")
    }

    /// What types conform to or inherit from, in this module only.
    private func lackingTypes(_ other: ModuleInterface) -> [Difference] {
        inherited.compactMap { id, own in
            if declarations[id] != nil && other.declarations[id] == nil { return nil }
            let only = own.subtracting(other.inherited[id] ?? []).sorted()
            let name = declarations[id]?.name ?? UsedDeclaration(usr: Substring(id))?.plainName ?? id
            return only.isEmpty ? nil : Difference(own: "\(name): \(only.joined(separator: ", "))")
        }
    }
}

extension ModuleInterface.Declaration {
    /// Returns whether tests that use this declaration can use another one, with the same types, and see the same.
    fileprivate func isLike(_ other: Self) -> Bool {
        let lost = modifiers.subtracting(other.modifiers).intersection([
            "class", "nonisolated", "required", "unowned", "weak",
        ])
        let gained = other.modifiers.subtracting(modifiers).intersection([
            "MainActor", "final", "mutating", "unowned", "weak",
        ])
        let changed = zip(defaults, other.defaults).contains { own, theirs in
            own.map { own in theirs.map { Self.differ(own, $0) } ?? true } ?? false
        }
        // The mangled name of an alias doesn't contain what it stands for.
        return lost.isEmpty && gained.isEmpty && !changed && (!isSettable || other.isSettable)
            && (!modifiers.contains("typealias") || text == other.text) && !startsOtherwise(than: other)
    }

    /// Returns whether a property starts with another value, or a case has another raw value; one without may be set elsewhere.
    private func startsOtherwise(than other: Self) -> Bool {
        // Without a raw value of its own, a case of a `String` enum has its name.
        let name = modifiers.contains("case") ? path.last.map { "\"\($0)\"" } : nil
        let own = value ?? (other.value?.hasPrefix("\"") == true ? name : nil)
        let theirs = other.value ?? (value?.hasPrefix("\"") == true ? name : nil)
        guard let own, let theirs else { return false }
        return Self.differ(own, theirs)
    }

    /// Returns whether two expressions surely have different values; a planted bug can make one that nobody can read here.
    private static func differ(_ own: String, _ theirs: String) -> Bool {
        if own == theirs || isLiteral(own) != isLiteral(theirs) { return false }
        if isLiteral(own) { return true }
        // `Mode.grams` can be `.grams`.
        let members = [own, theirs].compactMap { $0.wholeMatch(of: /(?:.* )?\. (\w+)/)?.1 }
        return members.count == 2 ? members[0] != members[1] : words(in: own) == words(in: theirs)
    }

    private static func words(in expression: String) -> [Substring] {
        expression.split(separator: " ").filter { $0.contains(/^[A-Za-z_]/) }
    }

    /// Returns whether an expression is written without names.
    private static func isLiteral(_ value: String) -> Bool {
        value.hasPrefix("\"") || !value.replacing(/\b(true|false|nil|[0-9]\w*)\b/, with: "").contains(/\w/)
    }
}
