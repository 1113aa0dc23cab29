import WorkbookModel

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
