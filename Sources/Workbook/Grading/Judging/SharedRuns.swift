/// The runs of a learner's tests next to each other, with a correct subject.
struct SharedRuns: Sendable {
    /// Two tests, in the order of the source.
    struct Pair: Sendable, Equatable {
        var first: String
        var second: String

        /// Returns the other test of the pair, or `nil` if `id` is none of them.
        func partner(of id: String) -> String? { id == first ? second : id == second ? first : nil }
    }

    /// How many pairs run at most, because a file may hold any number of tests.
    static let mostPairs = 300

    /// Each test without the others, twice in one process, by the test's id.
    var twice: PlantedBugs.Outcomes
    /// Every two tests without the others, in turns.
    var pairs: [(pair: Pair, outcome: CompletedRun)]
    /// All tests at the same time, one process each.
    var sideBySide: [CompletedRun]

    /// Returns all pairs of some tests, neighbors first.
    static func pairs(of ids: [String]) -> [Pair] {
        let pairs = ids.indices.dropFirst().lazy.flatMap { distance in
            (0..<(ids.count - distance)).lazy.map { Pair(first: ids[$0], second: ids[$0 + distance]) }
        }
        return Array(pairs.prefix(mostPairs))
    }

    /// What in the records cannot come from the test library.
    ///
    /// Tests that run at the same time may write their records in another order than they made them.
    var irregularities: [EventStream.Irregularity] {
        (twice.values + pairs.map(\.outcome)).flatMap(\.log.irregularities)
            + sideBySide.flatMap(\.log.irregularities).filter { $0 != .decreasingTimes }
    }
}
