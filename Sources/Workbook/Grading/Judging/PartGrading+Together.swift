import WorkbookModel

extension PartGrading {
    /// Runs the learner's tests next to each other, if the exercise asks for it and they are accepted so far.
    ///
    /// The test library starts serial tests in the order of the source. Two tests that run twice in one
    /// process therefore run in either order: A, B, A, B.
    func runTogether(
        _ variants: Variants, _ outcomes: PlantedBugs.Outcomes, _ suite: SuiteRunner
    ) async throws -> SharedRuns? {
        guard let variant = variants.together, let log = outcomes[variants.correct[0].id]?.log,
            outcomes[variants.correct[0].id]?.isClean == true, outcomes[variant.id]?.isClean == true
        else { return nil }
        let ids = log.entries.filter { $0.progress == .ended }.map(\.id)
        func twice(_ chosen: [String], _ name: String) -> Run {
            var run = Run(id: name, variant: variant.id)
            run.skipped = ids.filter { !chosen.contains($0) }
            run.repeats = 2
            return run
        }
        let pairs = SharedRuns.pairs(of: ids)
        let singles = ids.enumerated().map { twice([$1], "twice-\($0 + 1)") }
        let ordered = pairs.enumerated().map { twice([$1.first, $1.second], "pair-\($0 + 1)") }
        let sideBySide = (1...(variant.parallel ?? 1)).map { number in
            var run = Run(id: "parallel-\(number)", variant: variant.id)
            run.sideBySide = true
            return run
        }
        let found = try await outcomesOf(singles + ordered + sideBySide, suite)
        return SharedRuns(
            twice: zip(ids, singles).reduce(into: [:]) { $0[$1.0] = found[$1.1.id] },
            pairs: zip(pairs, ordered).compactMap { pair, run in found[run.id].map { (pair, $0) } },
            sideBySide: sideBySide.compactMap { found[$0.id] })
    }
}
