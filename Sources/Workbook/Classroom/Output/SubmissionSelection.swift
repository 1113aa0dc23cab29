/// Some submissions of a class, for what is said about these alone.
package struct SubmissionSelection: Sendable, Equatable {
    /// The ids of the submissions.
    package var ids: Set<String>

    /// Creates a selection.
    package init(_ submissions: [Submission]) { ids = Set(submissions.map(\.id)) }

    /// Returns the results of these submissions.
    package func results(_ results: ClassResults) -> ClassResults {
        var own = results
        own.submissions.removeAll { !ids.contains($0.submission.id) }
        return own
    }

    /// Returns the rows of everyone who handed in one of these submissions, and the warnings about them.
    package func gradebook(_ gradebook: Gradebook) -> Gradebook {
        var own = gradebook
        own.rows.removeAll { ids.isDisjoint(with: $0.submissions) }
        own.warnings.removeAll { ids.isDisjoint(with: $0.submissions) }
        return own
    }

    /// Returns what these submissions have in common with any others.
    package func similarity(_ report: SimilarityReport) -> SimilarityReport {
        var own = report
        own.ranking.removeAll { ids.isDisjoint(with: [$0.first, $0.second]) }
        own.equal.removeAll { ids.isDisjoint(with: $0.submissions) }
        return own
    }
}
