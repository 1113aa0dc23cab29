/// The result of examining one thing on this machine.
package struct Diagnosis: Sendable, Equatable {
    /// How serious the finding is.
    package enum Severity: String, Sendable {
        /// Everything is fine.
        case fine
        /// Grading works without it, but with limitations.
        case missing
        /// Grading cannot work.
        case broken
    }

    /// What was examined, such as "network of isolated code".
    package var subject: String
    /// How serious the finding is.
    package var state: Severity
    /// What was found, as a sentence.
    package var finding: String
    /// What to do about it, if anything.
    package var advice: String?

    /// Describes what was found.
    package init(_ subject: String, _ state: Severity, _ finding: String, advice: String? = nil) {
        self.subject = subject
        self.state = state
        self.finding = finding
        self.advice = advice
    }
}
