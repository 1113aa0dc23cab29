import WorkbookModel

/// A line of the journal: the verdict on one exercise of one submission.
struct JournalEntry: Sendable, Equatable, Codable {
    /// What makes a stored verdict the right one.
    struct Key: Sendable, Hashable, Codable {
        /// The exercise's slug.
        var exercise: String
        /// The digest of the learner's files.
        var attempt: String
        /// The digest of everything else that the verdict depends on.
        var conditions: String
    }

    /// The submission's id.
    var submission: String
    /// What was graded.
    var key: Key
    /// The verdict; `nil` if it is that of another entry with the same key.
    var verdict: StoredVerdict?
    /// What was graded, and how.
    var evidence: Evidence
}
