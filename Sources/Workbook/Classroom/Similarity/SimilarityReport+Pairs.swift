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
