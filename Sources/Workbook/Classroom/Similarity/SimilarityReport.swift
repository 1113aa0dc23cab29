import WorkbookModel

/// Which submissions of a class are similar, with what a person needs to look at them.
package struct SimilarityReport: Sendable, Equatable, Codable {
    /// Two submissions, and every exercise in which they are similar.
    package struct Submissions: Sendable, Equatable, Codable {
        /// The id of the submission whose id comes first.
        package var first: String
        /// The id of the other submission.
        package var second: String
        /// The sum of the evidence in all exercises.
        package var evidence: Double
        /// What is similar in each of these exercises, in their order.
        package var exercises: [SimilarCode]

        /// The largest share of the code for an exercise that they have in common, in percent.
        package var percentage: Int {
            let share = exercises.map { max($0.firstShare, $0.secondShare) }.max() ?? 0
            return Int((share * 100).rounded())
        }
    }

    /// The submissions with equal files, exercise by exercise; there is no limit to their number.
    package var equal: [EqualFiles]
    /// The pairs of submissions, those with the most evidence first.
    package var ranking: [Submissions]
    /// How many further pairs of submissions would be reported if there were no limit.
    package var omitted: Int
    /// How many submissions were compared.
    package var submissions: Int

    /// Adds up the evidence of all exercises.
    init(
        _ codes: [SimilarCode], equal: [EqualFiles] = [], submissions: Int, policy: SimilarityPolicy
    ) {
        self.equal = equal
        let groups = Dictionary(grouping: codes) { [$0.first, $0.second] }
        let found = groups.values.compactMap { group -> Submissions? in
            let exercises = group.sorted {
                ($0.exercise.lesson, $0.exercise.position) < ($1.exercise.lesson, $1.exercise.position)
            }
            let evidence = exercises.reduce(0) { $0 + $1.evidence }
            guard let first = exercises.first, evidence >= policy.leastInAll else { return nil }
            return Submissions(
                first: first.first, second: first.second, evidence: evidence, exercises: exercises)
        }.sorted { (-$0.evidence, $0.first, $0.second) < (-$1.evidence, $1.first, $1.second) }
        ranking = Array(found.prefix(policy.mostPairs))
        omitted = found.count - ranking.count
        self.submissions = submissions
    }
}

extension SimilarityReport {
    /// The groups of submissions with similar code, those with the most evidence first.
    package var groups: [SimilarGroup] { SimilarGroup.groups(of: ranking) }

    /// Returns the anchor of a group on the page that lists all pairs.
    static func anchor(of place: Int) -> String { "group-\(place + 1)" }
}
