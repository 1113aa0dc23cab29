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
    /// Returns the pairs for the page of the class, those of the submissions with the most evidence first.
    ///
    /// - Parameters:
    ///   - most: How many pairs of submissions are listed.
    ///   - folder: The folder of the pages that ``pageNames(_:)`` names, relative to the page of the class.
    package func pairs(most: Int = 20, in folder: String = "similarity", names: (String) -> String)
        -> [SimilarPair]
    {
        zip(ranking, pageNames(names)).prefix(most).flatMap { both, page in
            both.exercises.map { code in
                let share = max(code.firstShare, code.secondShare)
                return SimilarPair(
                    both.first, both.second, exercise: code.exercise,
                    percentage: Int((share * 100).rounded()),
                    comparison: "\(folder)/\(page)")
            }
        }
    }
}

/// Two submissions whose code for an exercise is so similar that a person may want to compare them.
package struct SimilarPair: Sendable, Equatable {
    /// The ids of the two submissions.
    package var submissions: [String]
    /// The exercise.
    package var exercise: Exercise.ID
    /// The share of the code that both have, in percent.
    package var percentage: Int
    /// The path of a page that shows both side by side, relative to the page of the class.
    package var comparison: String?

    /// Creates a pair.
    package init(
        _ first: String, _ second: String, exercise: Exercise.ID, percentage: Int, comparison: String? = nil
    ) {
        submissions = [first, second]
        self.exercise = exercise
        self.percentage = percentage
        self.comparison = comparison
    }
}
