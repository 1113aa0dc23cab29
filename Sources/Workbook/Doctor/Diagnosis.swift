/// One thing that was looked at on this machine, and what was found.
public struct Diagnosis: Sendable, Equatable {
    /// How well it is.
    public enum State: String, Sendable {
        /// It is as it should be.
        case fine
        /// Grading works without it; something that was promised does not hold.
        case missing
        /// Grading cannot work.
        case broken
    }

    /// What was looked at: "network of isolated code".
    public var subject: String
    /// How well it is.
    public var state: State
    /// What was found.
    public var finding: String
    /// What to do, where something is to be done.
    public var advice: String?

    /// Describes what was found.
    public init(_ subject: String, _ state: State, _ finding: String, advice: String? = nil) {
        self.subject = subject
        self.state = state
        self.finding = finding
        self.advice = advice
    }
}
