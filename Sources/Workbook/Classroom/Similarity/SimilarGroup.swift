import WorkbookModel

/// Submissions with similar code: each of them has something in common with another one of the group.
package struct SimilarGroup: Sendable, Equatable {
    /// The ids of the submissions, in order.
    package var submissions: [String]
    /// The exercises in which two of them are similar, in their order.
    package var exercises: [Exercise.ID]
    /// The largest share of the code that two of them have in common, in percent.
    package var percentage: Int
    /// The places of the pairs in the ranking, those with the most evidence first.
    package var pairs: [Int]

    /// Joins pairs that have a submission in common.
    ///
    /// - Returns: The groups, in the order of their first pairs.
    static func groups(of ranking: [SimilarityReport.Submissions]) -> [SimilarGroup] {
        var groups: [(members: Set<String>, pairs: [Int])] = []
        for (place, pair) in ranking.enumerated() {
            let ids: Set<String> = [pair.first, pair.second]
            let known = groups.indices.filter { !groups[$0].members.isDisjoint(with: ids) }
            guard let first = known.first else {
                groups.append((ids, [place]))
                continue
            }
            groups[first].members.formUnion(ids)
            groups[first].pairs.append(place)
            for other in known.dropFirst().reversed() {
                groups[first].members.formUnion(groups[other].members)
                groups[first].pairs += groups[other].pairs
                groups.remove(at: other)
            }
        }
        return groups.map { members, pairs in
            let codes = pairs.flatMap { ranking[$0].exercises }
            return SimilarGroup(
                submissions: members.sorted(),
                exercises: Set(codes.map(\.exercise)).sorted {
                    ($0.lesson, $0.position) < ($1.lesson, $1.position)
                }, percentage: pairs.map { ranking[$0].percentage }.max() ?? 0, pairs: pairs.sorted())
        }
    }
}
