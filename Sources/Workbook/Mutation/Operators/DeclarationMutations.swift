import WorkbookSystem

/// The mutants of declarations: what is visible, what may be overridden, what is kept alive.
struct DeclarationMutations {
    var file: SourceFile

    /// All changes to declarations, with the names of these.
    var drafts: [(declaration: String, draft: MutantDraft)] { dropped + weak }

    private var dropped: [(declaration: String, draft: MutantDraft)] {
        file.modifiers.filter { Self.droppable.contains($0.text) }.map { modifier in
            (
                modifier.declaration,
                MutantDraft(
                    "drop-modifier", file, modifier.range, by: "", change: "is not `\(modifier.text)`")
            )
        }
    }

    private static let droppable: Set<String> = [
        "weak", "unowned", "private", "fileprivate", "private(set)", "fileprivate(set)", "final", "required",
        "public",
        "package", "open", "lazy", "nonisolated", "isolated", "@MainActor", "override",
    ]

    /// Objects that nothing keeps alive.
    private var weak: [(declaration: String, draft: MutantDraft)] {
        file.properties.compactMap { property in
            guard !property.isSpecial, let type = property.type, Self.values(fit: type),
                property.initialValue == nil
            else { return nil }
            let isOptional = type.hasSuffix("?")
            var edits = [Edit(range: property.keyword.range, replacement: "weak var")]
            if !isOptional {
                guard let end = typeEnd(of: property) else { return nil }
                let bare = type.hasPrefix("any ") ? "(\(type))" : type
                edits.append(Edit(range: end, replacement: "\(bare)?"))
                edits += uses(of: property.name)
            }
            return (property.path, MutantDraft("hold-weakly", edits, change: "is held weakly"))
        }
    }

    /// Whether a type may be one of objects.
    private static func values(fit type: String) -> Bool {
        let isValue = !BodyMutations.values(of: type).isEmpty && !type.hasSuffix("?")
        return !isValue && !type.contains("->") && !type.contains("[")
    }

    /// Returns the place of a property's type.
    private func typeEnd(of property: StoredProperty) -> Range<Int>? {
        guard let type = property.type else { return nil }
        let rest = file.tokens.filter { $0.range.lowerBound > property.keyword.range.upperBound }
        guard rest.count > 2, rest[1].text == ":" else { return nil }
        let start = rest[2].range.lowerBound
        return start..<start + type.utf8.count
    }

    /// Returns edits by which every use of a property allows for `nil`.
    private func uses(of name: String) -> [Edit] {
        file.tokens.indices.dropLast().compactMap { index in
            let token = file.tokens[index]
            guard token.text == name, file.tokens[index + 1].text == ".",
                index == 0 || file.tokens[index - 1].text != "." || file.tokens[index - 2].text == "self"
            else { return nil }
            return Edit(range: token.range.upperBound..<token.range.upperBound, replacement: "?")
        }
    }
}
