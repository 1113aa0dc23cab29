/// Makes mutants of a source file.
package enum Mutator {
    /// Returns all mutants of a file, in the order of its declarations.
    ///
    /// Not all of them compile, because the compiler's syntax tree has no types.
    package static func mutants(of file: SourceFile) -> [Mutant] {
        var found: [(scope: Mutant.Scope, declaration: String, draft: MutantDraft)] = []
        for (index, body) in file.bodies.enumerated() {
            let drafts = BodyMutations(file: file, body: body).drafts
            found += drafts.map { (.body(index), body.name, $0) }
        }
        for (index, property) in file.properties.enumerated() {
            found += StorageBehavior.fitting(property).map { behavior in
                (
                    .storage(index, behavior), property.path,
                    MutantDraft("storage", [], change: "the value \(behavior.words)")
                )
            }
        }
        found += DeclarationMutations(file: file).drafts.map { (.declaration, $0.declaration, $0.draft) }
        return numbered(found, in: file)
    }

    /// Returns the mutants of a file that the tests of any code should notice, in the order of its declarations.
    ///
    /// All of them change bodies only. Few of them don't compile, and few make no difference.
    package static func typicalMutants(of file: SourceFile) -> [Mutant] {
        let found = file.bodies.enumerated().flatMap { index, body in
            TypicalMutations(file: file, body: body).drafts.map {
                (scope: Mutant.Scope.body(index), declaration: body.signature, draft: $0)
            }
        }
        return numbered(found, in: file)
    }

    private static func numbered(
        _ found: [(scope: Mutant.Scope, declaration: String, draft: MutantDraft)], in file: SourceFile
    ) -> [Mutant] {
        var occurrences: [String: Int] = [:]
        var edits: Set<String> = []
        return found.compactMap { scope, declaration, draft in
            // Two operators may make the same change.
            let key = "\(scope) \(draft.edits)"
            guard edits.insert(key).inserted else { return nil }
            let words = "\(declaration): \(draft.change)"
            occurrences[words, default: 0] += 1
            let offset = draft.offset ?? draft.edits.first?.range.lowerBound
            let property = if case .storage(let index, _) = scope { file.properties[index].start } else { 0 }
            return Mutant(
                operation: draft.operation, file: file.name, declaration: declaration,
                line: file.line(of: offset ?? property), change: draft.change,
                occurrence: occurrences[words] ?? 1, consequence: draft.consequence ?? draft.change,
                isDetail: draft.isDetail, scope: scope, edits: draft.edits)
        }
    }

    /// Returns the text of a file with one mutant of it; `nil` for a changed storage, which needs a ``MutantSchema``.
    package static func text(of file: SourceFile, with mutant: Mutant) -> [UInt8]? {
        if case .storage = mutant.scope { return nil }
        return Edit.apply(mutant.edits, to: file.bytes)
    }
}
