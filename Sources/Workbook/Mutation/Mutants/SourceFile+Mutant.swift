import WorkbookSystem

extension SourceFile {
    /// Returns where the first change of a mutant begins and ends, and what takes its place.
    package func change(of mutant: Mutant) -> (start: SourcePosition, end: SourcePosition, text: String)? {
        guard let edit = mutant.edits.first else { return nil }
        return (position(of: edit.range.lowerBound), position(of: edit.range.upperBound), edit.replacement)
    }

    /// Returns the index of the body that a mutant changes.
    package func body(of mutant: Mutant) -> Int? {
        if case .body(let index) = mutant.scope { index } else { nil }
    }
}
