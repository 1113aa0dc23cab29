/// One thing that was looked at on this machine, and what was found.
package struct Diagnosis: Sendable, Equatable {
    /// How well it is.
    package enum Severity: String, Sendable {
        /// It is as it should be.
        case fine
        /// Grading works without it; something that was promised does not hold.
        case missing
        /// Grading cannot work.
        case broken
    }

    /// What was looked at: "network of isolated code".
    package var subject: String
    /// How well it is.
    package var state: Severity
    /// What was found.
    package var finding: String
    /// What to do, where something is to be done.
    package var advice: String?

    /// Describes what was found.
    package init(_ subject: String, _ state: Severity, _ finding: String, advice: String? = nil) {
        self.subject = subject
        self.state = state
        self.finding = finding
        self.advice = advice
    }
}
