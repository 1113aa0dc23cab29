/// An error in this tool's own work, which is never the learner's fault.
struct GraderProblem: Error {
    /// What this tool could not do.
    var summary: String
    /// What a bug report should quote.
    var details: String
    /// Whether a build from nothing would end the same way.
    var isFinal: Bool

    init(_ summary: String, details: String, isFinal: Bool = false) {
        self.summary = summary
        self.details = details
        self.isFinal = isFinal
    }
}
