extension Attempt {
    /// Reads the owned files, and returns the failures of those parts whose files were edited, because the others contain no
    /// mistake of the learner's.
    package func failures(ofEditedPartsIn failures: [CheckFailure]) -> [CheckFailure] {
        let edited = parts.filter { !$0.hasOnlyStarterFiles() }.map { $0.part.kind == .tests }
        return failures.filter { edited.contains(Check.Kind(id: $0.check).isAboutTests) }
    }
}
